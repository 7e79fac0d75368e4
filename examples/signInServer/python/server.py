"""Notes of visitors who sign in with a wallet, in Python's standard library.

It keeps the wire of `docs/signIn.md` and its three rules; accounts with a key
on Ethereum's main network may sign in. For one process: what it knows is in
its memory.
"""

import hashlib
import json
import re
import secrets
import sys
import time
from datetime import datetime, timezone
from http.cookies import CookieError, SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

from ethereum import recover_address

PORT = int(sys.argv[1])
ORIGIN = f"http://localhost:{PORT}"
NETWORK = "eip155:1"
STATEMENT = "Sign in to your notes."
CHALLENGE_SECONDS = 600
SIGN_IN_SECONDS = 24 * 3600
TRIES = 3
LONGEST_BODY = 64 * 1024
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

lock = Lock()
challenges: dict[str, dict] = {}
sign_ins: dict[str, dict] = {}
notes: dict[str, str] = {}


class Refused(Exception):
    def __init__(self, status: int, code: str):
        super().__init__(code)
        self.status, self.code = status, code


def hashed(*texts: str) -> str:
    """What is kept of a secret: whoever reads it here cannot use it."""
    return hashlib.sha256(" ".join(texts).encode()).hexdigest()


def written(seconds: float) -> str:
    moment = datetime.fromtimestamp(seconds, timezone.utc)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def text_of(record: dict, address: str) -> str:
    """What the account signs (EIP-4361), from the record of this server."""
    return "\n".join(
        [
            f"{record['domain']} wants you to sign in with your Ethereum account:",
            address,
            "",
            record["statement"],
            "",
            f"URI: {record['uri']}",
            f"Version: {record['version']}",
            f"Chain ID: {NETWORK.split(':')[1]}",
            f"Nonce: {record['nonce']}",
            f"Issued At: {record['issuedAt']}",
            f"Expiration Time: {record['expirationTime']}",
        ]
    )


def describe(entry: dict) -> dict:
    """Who is signed in, and how long they stay so."""
    rest = entry["ends"] - time.time()
    return {"accounts": [entry["account"]], "expiresInMs": max(0, int(rest * 1000))}


class Site(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        self.answer_by({"/siwx/session": self.tell_session, "/note": self.read_note})

    def do_POST(self):
        self.answer_by(
            {
                "/siwx/nonce": self.issue_nonce,
                "/siwx/verify": self.verify,
                "/siwx/sign-out": self.sign_out,
            }
        )

    def do_PUT(self):
        self.answer_by({"/note": self.write_note})

    def answer_by(self, routes):
        cookies = []
        try:
            route = routes.get(self.path)
            if route is None:
                raise Refused(404, "NOT_FOUND")
            if self.command != "GET" and self.headers.get("origin") != ORIGIN:
                raise Refused(403, "ORIGIN_REFUSED")
            status, body = 200, route(cookies)
        except Refused as refused:
            status, body = refused.status, {"code": refused.code}
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(content)))
        self.send_header("cache-control", "no-store")
        for name, value, seconds in cookies:
            # With TLS: `__Host-` before the name, and `Secure`.
            attributes = f"Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}"
            self.send_header("set-cookie", f"{name}={value}; {attributes}")
        self.end_headers()
        self.wfile.write(content)

    def body(self) -> str:
        if self.headers.get("content-type") != "application/json":
            raise Refused(415, "CONTENT_TYPE_INVALID")
        length = self.headers.get("content-length", "")
        if not length.isdigit():
            raise Refused(400, "BODY_INVALID")
        if int(length) > LONGEST_BODY:
            raise Refused(413, "BODY_TOO_LARGE")
        return self.rfile.read(int(length)).decode(errors="replace")

    def json(self, fields: set[str]) -> dict:
        try:
            value = json.loads(self.body())
        except ValueError:
            raise Refused(400, "BODY_INVALID") from None
        if not isinstance(value, dict) or set(value) - fields:
            raise Refused(400, "BODY_INVALID")
        return value

    def cookie(self, name: str) -> str:
        try:
            found = SimpleCookie(self.headers.get("cookie", "")).get(name)
        except CookieError:
            found = None
        return found.value if found else ""

    def signed_in(self) -> dict | None:
        entry = sign_ins.get(hashed(self.cookie("hasp.siwx")))
        return entry if entry and time.time() < entry["ends"] else None

    def required(self) -> str:
        entry = self.signed_in()
        if entry is None:
            raise Refused(401, "SIGN_IN_REQUIRED")
        return entry["account"]["accountId"]

    def tell_session(self, _cookies):
        entry = self.signed_in()
        return describe(entry) if entry else {"accounts": []}

    def issue_nonce(self, cookies):
        self.json(set())
        now = time.time()
        record = {
            # Never what `Host` or a proxy says.
            "domain": ORIGIN.removeprefix("http://"),
            "uri": ORIGIN,
            "version": "1",
            "nonce": "".join(secrets.choice(LETTERS) for _ in range(22)),
            "issuedAt": written(now),
            "expirationTime": written(now + CHALLENGE_SECONDS),
            "statement": STATEMENT,
        }
        browser = self.cookie("hasp.siwx.begun") or secrets.token_urlsafe(32)
        kept = {"record": record, "ends": now + CHALLENGE_SECONDS, "failures": 0}
        with lock:
            for key in [key for key, one in challenges.items() if one["ends"] <= now]:
                del challenges[key]
            challenges[hashed(record["nonce"], browser)] = kept
        cookies.append(("hasp.siwx.begun", browser, CHALLENGE_SECONDS))
        return {**record, "networkIds": [NETWORK]}

    def verify(self, cookies):
        body = self.json({"nonce", "proofs"})
        nonce, proofs = body.get("nonce"), body.get("proofs")
        if not isinstance(nonce, str) or not isinstance(proofs, list):
            raise Refused(400, "BODY_INVALID")
        if len(proofs) != 1 or not isinstance(proofs[0], dict):
            raise Refused(400, "BODY_INVALID")
        address, signature = proofs[0].get("address"), proofs[0].get("signature")
        if not isinstance(address, str) or not isinstance(signature, str):
            raise Refused(400, "BODY_INVALID")
        if proofs[0].get("networkId") != NETWORK:
            raise Refused(403, "NETWORK_UNKNOWN")
        key = hashed(nonce, self.cookie("hasp.siwx.begun"))
        # Taken in one step, before anything is verified: once is once.
        with lock:
            kept = challenges.pop(key, None)
        if kept is None or time.time() >= kept["ends"]:
            raise Refused(401, "NONCE_INVALID")
        text = text_of(kept["record"], address)
        is_written = re.fullmatch(r"0x[0-9a-fA-F]{40}", address)
        is_text = proofs[0].get("form") == "text" and is_written
        # The address is compared as it is written, with its checksum.
        if not is_text or recover_address(text, signature) != address:
            kept["failures"] += 1
            if kept["failures"] < TRIES:
                with lock:
                    challenges[key] = kept
            raise Refused(401, "SIGNATURE_INVALID")
        account = {
            "accountId": f"{NETWORK}:{address}",
            "networkId": NETWORK,
            "address": address,
        }
        secret = secrets.token_urlsafe(32)
        sign_ins.pop(hashed(self.cookie("hasp.siwx")), None)
        ends = time.time() + SIGN_IN_SECONDS
        entry = {"account": account, "ends": ends}
        sign_ins[hashed(secret)] = entry
        cookies.append(("hasp.siwx", secret, SIGN_IN_SECONDS))
        return describe(entry)

    def sign_out(self, cookies):
        self.json({"accountId"})
        sign_ins.pop(hashed(self.cookie("hasp.siwx")), None)
        cookies.append(("hasp.siwx", "", 0))
        return {"accounts": []}

    def read_note(self, _cookies):
        return {"note": notes.get(self.required())}

    def write_note(self, _cookies):
        account_id = self.required()
        notes[account_id] = self.body()
        return {}


if __name__ == "__main__":
    ThreadingHTTPServer(("localhost", PORT), Site).serve_forever()
