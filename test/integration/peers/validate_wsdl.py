"""Validates WSDL files against the WSDL 1.1 schemas that xmlschema carries, without any access to the network.

Usage: validate_wsdl.py FILE...
"""

import json
import os
import sys

import xmlschema

folder = os.path.join(os.path.dirname(xmlschema.__file__), "schemas", "WSDL")
schema = xmlschema.XMLSchema10(
    os.path.join(folder, "wsdl-soap.xsd"),
    locations={"http://schemas.xmlsoap.org/wsdl/": os.path.join(folder, "wsdl.xsd")},
    allow="local",
)
print(json.dumps([[f"{error.path}: {error.reason}" for error in schema.iter_errors(path)] for path in sys.argv[1:]]))
