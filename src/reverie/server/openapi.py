"""The OpenAPI document: the routes, and the messages of the WebSocket, from which the browser's types are made."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import reverie
from reverie.server.http import GUEST_COOKIE, SEAT_COOKIE
from reverie.server.messages import READER, WRITER
from reverie.server.roles import MESSAGES, ROUTES, Role

TEMPLATE = "#/components/schemas/{model}"

PROOFS: dict[str, dict[str, str]] = {
    "seat": {"type": "http", "scheme": "bearer", "description": "the secret part of a seat link"},
    "seat_cookie": {"type": "apiKey", "in": "cookie", "name": SEAT_COOKIE, "description": "the same, after enter"},
    "guest_cookie": {"type": "apiKey", "in": "cookie", "name": GUEST_COOKIE, "description": "who a browser is"},
}
# Answers that name a table: everything that can be done at a table can follow.
NAMES_TABLE = (
    ("post", "/api/tables", "201"),
    ("post", "/api/records", "201"),
    ("post", "/api/tables/{table}/follow", "200"),
)


def openapi_of(app: FastAPI) -> dict[str, Any]:
    """The document, made once."""
    if app.openapi_schema is None:
        document = get_openapi(
            title="Reverie", version=reverie.__version__, routes=app.routes, description=app.description
        )
        add_messages(document)
        for (method, path), roles in ROUTES.items():
            operation = document["paths"].get(path, {}).get(method.lower())
            if operation is not None:
                operation["x-roles"] = sorted(role.value for role in roles)
                if Role.ANYBODY not in roles:
                    operation["security"] = [{"seat": []}, {"seat_cookie": []}]
                elif path.startswith("/api/guest"):
                    operation["security"] = [{}, {"guest_cookie": []}]
        document["components"]["securitySchemes"] = PROOFS
        add_links(document)
        app.openapi_schema = document
    return app.openapi_schema


def add_links(document: dict[str, Any]) -> None:
    """Which requests follow from which answers: a new table can be entered, looked at, left; a record brought again."""
    at_table = {
        operation["operationId"]: {
            "operationId": operation["operationId"],
            "parameters": {"table": "$response.body#/table"} | ({"answers": 0} if "{answers}" in path else {}),
        }
        for path, operations in document["paths"].items()
        if path.startswith("/api/tables/{table}")
        for operation in operations.values()
    }
    for method, path, status in NAMES_TABLE:
        document["paths"][path][method]["responses"][status]["links"] = at_table
    bring = document["paths"]["/api/records"]["post"]["operationId"]
    record = document["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]
    record["links"] = {bring: {"operationId": bring, "requestBody": {"record": "$response.body#/record"}}}


def add_messages(document: dict[str, Any]) -> None:
    """The unions of what client and server say to each other, as components."""
    schemas = document["components"]["schemas"]
    for name, adapter in (("ClientMessage", READER), ("ServerMessage", WRITER)):
        schema = adapter.json_schema(
            ref_template=TEMPLATE, mode="validation" if name == "ClientMessage" else "serialization"
        )
        schemas.update(schema.pop("$defs", {}))
        schemas[name] = schema
    document["x-websockets"] = {
        "/api/tables/{table}/play": {
            "client": {"$ref": "#/components/schemas/ClientMessage"},
            "server": {"$ref": "#/components/schemas/ServerMessage"},
            "roles": {kind.__name__: sorted(role.value for role in roles) for kind, roles in MESSAGES.items()},
        }
    }


def main() -> None:
    """Write the document to a file: `python -m reverie.server.openapi FILE`."""
    from reverie.server.app import create_app
    from reverie.server.settings import Settings

    document = create_app(Settings(database=":memory:")).openapi()
    Path(sys.argv[1]).write_text(json.dumps(document, ensure_ascii=False, indent=1), "utf-8")


if __name__ == "__main__":
    main()
