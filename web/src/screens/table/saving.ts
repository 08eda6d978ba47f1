/** A file for whoever is at the browser; nothing leaves the computer. */
export function save(name: string, content: string, kind: string): void {
  saveFile(new File([content], name, { type: kind }));
}

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
