"""Calls both operations of the legacy service with zeep and a client certificate, and prints every attribute of every user.

What is empty is left out; the text of an element with attributes stands under "value".

Usage: confirm_with_zeep.py WSDL ADDRESS NAMESPACE CA CERTIFICATE_AND_KEY SESSION_ID...
"""

import datetime
import json
import sys

import requests
import zeep
import zeep.helpers

path, address, namespace, authority, certificate, *session_ids = sys.argv[1:]


def plain(value):
    if isinstance(value, dict):
        members = {"value" if name == "_value_1" else name: plain(member) for name, member in value.items()}
        return {name: member for name, member in members.items() if member not in (None, "", {}, [])}
    if isinstance(value, list):
        return [plain(member) for member in value]
    if isinstance(value, bytes):
        return value.decode()
    return value.isoformat() if isinstance(value, datetime.date) else value


session = requests.Session()
# Else the environment's certificates would be trusted in place of the given ones.
session.trust_env = False
session.verify = authority
session.cert = certificate
client = zeep.Client(path, settings=zeep.Settings(strict=True), transport=zeep.Transport(session=session))
service = client.create_service("{%s}EndSessionSoap11" % namespace, address)
answers = [service.authConfirmation(sessionId=session_id) for session_id in session_ids]
print(
    json.dumps(
        {
            "heartBeat": service.heartBeat().status,
            "users": [plain(zeep.helpers.serialize_object(answer.attributes, dict)) for answer in answers],
            "again": service.authConfirmation(sessionId=session_ids[0]).status,
        }
    )
)
