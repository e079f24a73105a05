"""Reads a WSDL file with zeep in strict mode and calls both operations at a given address.

Usage: read_with_zeep.py WSDL ADDRESS NAMESPACE SESSION_ID
"""

import json
import sys

import zeep

path, address, namespace, session_id = sys.argv[1:]
client = zeep.Client(path, settings=zeep.Settings(strict=True))
binding = client.wsdl.bindings["{%s}EndSessionSoap11" % namespace]
response = client.get_element("{%s}authConfirmationResponse" % namespace)
service = client.create_service("{%s}EndSessionSoap11" % namespace, address)
answer = service.authConfirmation(sessionId=session_id)
print(
    json.dumps(
        {
            "binding": type(binding).__name__,
            "operations": [[name, operation.style, operation.soapaction] for name, operation in binding.all().items()],
            "endpoints": [
                port.binding_options["address"]
                for description in client.wsdl.services.values()
                for port in description.ports.values()
            ],
            "attributes": [name for name, _ in dict(response.type.elements)["attributes"].type.elements],
            "heartBeat": service.heartBeat().status,
            "answer": {
                "status": answer.status,
                "username": answer.attributes.Username,
                "roles": answer.attributes.PristupoveRole.role,
                "agendas": [agenda.KodAgendy for agenda in answer.attributes.CinnostniRole.Agenda],
            },
        }
    )
)
