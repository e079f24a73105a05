"""Looks up a company, logs a user in with Authlib and a client certificate, and prints both as JSON.

The environment has the variables of `sandbox.env`. The program prints the address for the browser, and reads the address that the
browser returns to from its input. A web application redirects to the first, and keeps `begun` in the user's session.

Needs Authlib and requests (Debian: python3-authlib python3-requests).
"""

import json
import os
import sys

from authlib.common.security import generate_token
from authlib.integrations.requests_client import OAuth2Session
from authlib.jose import JsonWebKey, JsonWebToken
from authlib.oidc.core import CodeIDToken

issuer, client_id = os.environ["ARES_CAAIS_OIDC"], os.environ["ARES_CAAIS_CLIENT_ID"]

session = OAuth2Session(
    client_id,
    # The certificate authenticates the client: there is no client secret.
    token_endpoint_auth_method="none",
    scope="openid profile contact",
    redirect_uri=os.environ.get("REDIRECT_URI", "https://app.example/login/callback"),
    code_challenge_method="S256",
)
# Otherwise requests trusts the authorities of the environment in place of the given one.
session.trust_env = False
session.verify = os.environ["NODE_EXTRA_CA_CERTS"]
session.cert = (os.environ["ARES_CAAIS_CERT"], os.environ["ARES_CAAIS_KEY"])


def fetch(url):
    response = session.get(url, withhold_token=True)
    response.raise_for_status()
    return response.json()


def claims_of(token, nonce):
    keys = JsonWebKey.import_key_set(fetch(metadata["jwks_uri"]))
    claims = JsonWebToken(metadata["id_token_signing_alg_values_supported"]).decode(
        token["id_token"],
        keys,
        claims_cls=CodeIDToken,
        claims_options={"iss": {"values": [metadata["issuer"]]}, "aud": {"value": client_id}},
        claims_params={"nonce": nonce, "client_id": client_id, "access_token": token["access_token"]},
    )
    claims.validate(leeway=30)
    return claims


company = fetch(os.environ["ARES_CAAIS_REGISTRY"] + "/ekonomicke-subjekty/90000021")
metadata = fetch(f"{issuer}/.well-known/openid-configuration")

begun = {"nonce": generate_token(32), "code_verifier": generate_token(48)}
url, state = session.create_authorization_url(metadata["authorization_endpoint"], **begun)
print(url, flush=True)

session.state = state
callback = sys.stdin.readline().strip()
token = session.fetch_token(
    metadata["token_endpoint"], authorization_response=callback, code_verifier=begun["code_verifier"]
)
user = claims_of(token, begun["nonce"])
print(json.dumps({"company": company["obchodniJmeno"], "user": user["username"]}))
