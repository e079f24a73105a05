"""Logs in with Authlib and a client certificate, as its documentation shows, and prints JSON.

Usage: log_in_with_authlib.py begin ISSUER CLIENT_ID REDIRECT_URI CA CERTIFICATE_AND_KEY
       log_in_with_authlib.py complete ISSUER CLIENT_ID REDIRECT_URI CA CERTIFICATE_AND_KEY BEGUN CALLBACK

BEGUN is what `begin` printed; a web application would keep it in its session.
"""

import json
import sys

from authlib.common.security import generate_token
from authlib.integrations.requests_client import OAuth2Session
from authlib.jose import JsonWebKey, JsonWebToken
from authlib.oidc.core import CodeIDToken, UserInfo

step, issuer, client_id, redirect_uri, authority, certificate, *rest = sys.argv[1:]

session = OAuth2Session(
    client_id,
    # The certificate is all that says who the client is.
    token_endpoint_auth_method="none",
    scope="openid profile contact",
    redirect_uri=redirect_uri,
    code_challenge_method="S256",
)
# Else the environment's certificates would be trusted in place of the given ones.
session.trust_env = False
session.verify = authority
session.cert = certificate
metadata = session.get(f"{issuer}/.well-known/openid-configuration", withhold_token=True).json()


def begin():
    begun = {"nonce": generate_token(32), "code_verifier": generate_token(48)}
    url, state = session.create_authorization_url(metadata["authorization_endpoint"], **begun)
    return {**begun, "url": url, "state": state}


def complete(begun, callback):
    session.state = begun["state"]
    token = session.fetch_token(
        metadata["token_endpoint"], authorization_response=callback, code_verifier=begun["code_verifier"]
    )
    keys = JsonWebKey.import_key_set(session.get(metadata["jwks_uri"], withhold_token=True).json())
    claims = JsonWebToken(metadata["id_token_signing_alg_values_supported"]).decode(
        token["id_token"],
        keys,
        claims_cls=CodeIDToken,
        claims_options={"iss": {"values": [metadata["issuer"]]}, "aud": {"value": client_id}},
        claims_params={"nonce": begun["nonce"], "client_id": client_id, "access_token": token["access_token"]},
    )
    claims.validate(leeway=30)
    user = UserInfo(session.get(metadata["userinfo_endpoint"]).json())
    # A published configuration of Keycloak asks there, without the certificate.
    session.cert = None
    public = UserInfo(session.get(f"{issuer}/userinfo").json())
    session.cert = certificate
    refreshed = session.refresh_token(metadata["token_endpoint"])
    return {
        "claims": claims,
        "userinfo": user,
        "publicUserinfo": public,
        "scope": token["scope"],
        "refreshed": refreshed["access_token"] != token["access_token"],
    }


print(json.dumps(begin() if step == "begin" else complete(json.loads(rest[0]), rest[1])))
