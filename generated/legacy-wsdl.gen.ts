// Generated from wsdl/GetCredential_v2_1.wsdl, wsdl/GetCredential_v3_4.wsdl, wsdl/GetCredential_v4_1.wsdl, wsdl/GetCredential_v4_2.wsdl, spec/environments.yaml. Do not edit: change the source, then run "npm run generate".

import { legacyEndpointPath } from "./environments.gen.ts";
import type { LegacyVersion } from "./legacy-types.gen.ts";

/** The document of each WSDL file, written out again, before and after the address of its endpoint. */
const texts: Readonly<Record<LegacyVersion, readonly [before: string, after: string]>> = {
  "2.1": [
    `<?xml version="1.0" encoding="UTF-8"?>
<!--
  Handwritten description of the frozen SOAP 1.1 service of the identity service, version 2.1.
  The versions differ in their namespace and in the attributes of a confirmed user; each later version adds to
  the one before it. A change that concerns several versions belongs in each of their files.
-->
<wsdl:definitions name="GetCredential" targetNamespace="http://agw-as.cz/ats-ws/atsSzr/v2_1" xmlns:ats="http://agw-as.cz/ats-ws/atsSzr/v2_1" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <wsdl:types>
    <xs:schema targetNamespace="http://agw-as.cz/ats-ws/atsSzr/v2_1" elementFormDefault="qualified" attributeFormDefault="unqualified">

      <!-- Messages -->

      <xs:element name="heartBeatRequest" type="ats:HeartBeatRequest">
        <xs:annotation>
          <xs:documentation>Asks whether the service is available.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="heartBeatResponse" type="ats:HeartBeatResponse">
        <xs:annotation>
          <xs:documentation>Answers whether the service is available.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="authConfirmationRequest" type="ats:AuthConfirmationRequest">
        <xs:annotation>
          <xs:documentation>Asks for the attributes of a user who has just logged in.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="authConfirmationResponse" type="ats:AuthConfirmationResponse">
        <xs:annotation>
          <xs:documentation>Hands over the attributes of the user, once for each session identifier.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:complexType name="HeartBeatRequest">
        <xs:annotation>
          <xs:documentation>Request of the availability check, without parameters.</xs:documentation>
        </xs:annotation>
        <xs:sequence/>
      </xs:complexType>

      <xs:complexType name="HeartBeatResponse">
        <xs:annotation>
          <xs:documentation>Answer of the availability check.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="status" type="ats:HeartBeatStatus">
            <xs:annotation>
              <xs:documentation>Result of the check.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="code" type="xs:string" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Code that tells more about the result.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="message" type="xs:string" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Text that tells more about the result.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="HeartBeatStatus">
        <xs:annotation>
          <xs:documentation>Result of the availability check.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="OK">
            <xs:annotation>
              <xs:documentation>The service processed the request.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="ERROR">
            <xs:annotation>
              <xs:documentation>
                The service met an internal error, so wait for its repair or send the request again.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="AuthConfirmationRequest">
        <xs:annotation>
          <xs:documentation>Request for the attributes of a user who has just logged in.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="sessionId" type="ats:SessionId">
            <xs:annotation>
              <xs:documentation>
                Session identifier that the user's browser brought back from the login page.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="SessionId">
        <xs:annotation>
          <xs:documentation>Random, time-limited session identifier that the service accepts once.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="30"/>
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="AuthConfirmationResponse">
        <xs:annotation>
          <xs:documentation>Answer with the attributes of the user or the reason for their absence.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="status" type="ats:AuthConfirmationStatus">
            <xs:annotation>
              <xs:documentation>Result of the confirmation.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="userRequestIp" type="ats:UserRequestIp" minOccurs="0">
            <xs:annotation>
              <xs:documentation>
                Network address of the user, which this service always gives as 0.0.0.0.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="attributes" type="ats:Attributes" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Attributes of the user, present with the status OK.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="AuthConfirmationStatus">
        <xs:annotation>
          <xs:documentation>Result of the confirmation.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="OK">
            <xs:annotation>
              <xs:documentation>The session identifier was accepted and is no longer valid.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="SYSTEM_ERROR">
            <xs:annotation>
              <xs:documentation>
                The service met an internal error, so wait for its repair or send the request again.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="SESSION_NOT_FOUND">
            <xs:annotation>
              <xs:documentation>
                The session identifier is unknown, for example because it was already used.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="UserRequestIp">
        <xs:annotation>
          <xs:documentation>Network address of a user in text form.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="39"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Attributes of the user -->

      <xs:complexType name="Attributes">
        <xs:annotation>
          <xs:documentation>
            Attributes of the user in any order; whatever the facets say, readers must accept empty and missing elements
            alike.
          </xs:documentation>
        </xs:annotation>
        <xs:all>
          <xs:element name="ZkratkaSubjektu" type="ats:ZkratkaSubjektu">
            <xs:annotation>
              <xs:documentation>Shortcut of the subject that the user acts for.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="IcSubjektu" type="ats:IcSubjektu">
            <xs:annotation>
              <xs:documentation>Identification number of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="UzivatelId" type="xs:base64Binary">
            <xs:annotation>
              <xs:documentation>
                Unique identifier of the user profile, whose length is not fixed, newly issued by this service and not
                taken over from the older one.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Username" type="ats:Username">
            <xs:annotation>
              <xs:documentation>Login name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Jmeno" type="ats:Jmeno">
            <xs:annotation>
              <xs:documentation>First name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Prijmeni" type="ats:Prijmeni">
            <xs:annotation>
              <xs:documentation>Last name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TitulPred" type="ats:Titul">
            <xs:annotation>
              <xs:documentation>Academic titles written before the name.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TitulZa" type="ats:Titul">
            <xs:annotation>
              <xs:documentation>Academic titles written after the name.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="PristupoveRole" type="ats:PristupoveRole">
            <xs:annotation>
              <xs:documentation>
                Active access roles of the user for the system that the user logged in to.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="CinnostniRole" type="ats:CinnostniRole">
            <xs:annotation>
              <xs:documentation>Active activity roles of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:all>
      </xs:complexType>

      <!-- Types of the attributes since version 2.1 -->

      <xs:simpleType name="ZkratkaSubjektu">
        <xs:annotation>
          <xs:documentation>Unique shortcut of a subject.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="20"/>
          <xs:pattern value="[\\p{L}0-9_.;:@|!*%=+?,\\-]*"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="IcSubjektu">
        <xs:annotation>
          <xs:documentation>Identification number of a subject in digits.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:pattern value="[0-9]{8}"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Username">
        <xs:annotation>
          <xs:documentation>Login name of a user.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="4"/>
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Jmeno">
        <xs:annotation>
          <xs:documentation>First name of a person.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="32"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Prijmeni">
        <xs:annotation>
          <xs:documentation>Last name of a person.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="64"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Titul">
        <xs:annotation>
          <xs:documentation>Academic titles of a person, empty when there are none.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:pattern value="(.{2,20})?"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="PristupoveRole">
        <xs:annotation>
          <xs:documentation>List of access roles.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="role" type="ats:KodRole" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>Code of one access role.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="KodRole">
        <xs:annotation>
          <xs:documentation>Code of an access role.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="30"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="CinnostniRole">
        <xs:annotation>
          <xs:documentation>
            List of activity roles by agenda; readers also accept the children of Agenda directly.
          </xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="Agenda" type="ats:Agenda" minOccurs="0" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>One agenda with the activity roles of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:complexType name="Agenda">
        <xs:annotation>
          <xs:documentation>Agenda with activity roles.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="KodAgendy" type="ats:KodAgendy">
            <xs:annotation>
              <xs:documentation>Code of the agenda.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="KodCinnostniRole" type="ats:KodCinnostniRole" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>Code of one activity role in the agenda.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="KodAgendy">
        <xs:annotation>
          <xs:documentation>Code of an agenda.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="15"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="KodCinnostniRole">
        <xs:annotation>
          <xs:documentation>Code of an activity role.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="15"/>
        </xs:restriction>
      </xs:simpleType>

    </xs:schema>
  </wsdl:types>

  <wsdl:message name="heartBeatRequest">
    <wsdl:part name="heartBeatRequest" element="ats:heartBeatRequest"/>
  </wsdl:message>

  <wsdl:message name="heartBeatResponse">
    <wsdl:part name="heartBeatResponse" element="ats:heartBeatResponse"/>
  </wsdl:message>

  <wsdl:message name="authConfirmationRequest">
    <wsdl:part name="authConfirmationRequest" element="ats:authConfirmationRequest"/>
  </wsdl:message>

  <wsdl:message name="authConfirmationResponse">
    <wsdl:part name="authConfirmationResponse" element="ats:authConfirmationResponse"/>
  </wsdl:message>

  <wsdl:portType name="EndSession">
    <wsdl:documentation>Operations of the service.</wsdl:documentation>
    <wsdl:operation name="heartBeat">
      <wsdl:documentation>Tells whether the service is available.</wsdl:documentation>
      <wsdl:input name="heartBeatRequest" message="ats:heartBeatRequest"/>
      <wsdl:output name="heartBeatResponse" message="ats:heartBeatResponse"/>
    </wsdl:operation>
    <wsdl:operation name="authConfirmation">
      <wsdl:documentation>Exchanges a session identifier, once, for the attributes of the user.</wsdl:documentation>
      <wsdl:input name="authConfirmationRequest" message="ats:authConfirmationRequest"/>
      <wsdl:output name="authConfirmationResponse" message="ats:authConfirmationResponse"/>
    </wsdl:operation>
  </wsdl:portType>

  <wsdl:binding name="EndSessionSoap11" type="ats:EndSession">
    <soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="heartBeat">
      <soap:operation soapAction="heartBeat"/>
      <wsdl:input name="heartBeatRequest">
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output name="heartBeatResponse">
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="authConfirmation">
      <soap:operation soapAction=""/>
      <wsdl:input name="authConfirmationRequest">
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output name="authConfirmationResponse">
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>

  <wsdl:service name="EndSessionService">
    <wsdl:port name="EndSessionSoap11" binding="ats:EndSessionSoap11">
      <wsdl:documentation>Address in production; any other environment needs its own.</wsdl:documentation>
      <soap:address location="`,
    `"/>
    </wsdl:port>
  </wsdl:service>
</wsdl:definitions>`,
  ],
  "3.4": [
    `<?xml version="1.0" encoding="UTF-8"?>
<!--
  Handwritten description of the frozen SOAP 1.1 service of the identity service, version 3.4.
  The versions differ in their namespace and in the attributes of a confirmed user; each later version adds to
  the one before it. A change that concerns several versions belongs in each of their files.
-->
<wsdl:definitions name="GetCredential" targetNamespace="http://agw-as.cz/ats-ws/atsSzr/v3_4" xmlns:ats="http://agw-as.cz/ats-ws/atsSzr/v3_4" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <wsdl:types>
    <xs:schema targetNamespace="http://agw-as.cz/ats-ws/atsSzr/v3_4" elementFormDefault="qualified" attributeFormDefault="unqualified">

      <!-- Messages -->

      <xs:element name="heartBeatRequest" type="ats:HeartBeatRequest">
        <xs:annotation>
          <xs:documentation>Asks whether the service is available.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="heartBeatResponse" type="ats:HeartBeatResponse">
        <xs:annotation>
          <xs:documentation>Answers whether the service is available.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="authConfirmationRequest" type="ats:AuthConfirmationRequest">
        <xs:annotation>
          <xs:documentation>Asks for the attributes of a user who has just logged in.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="authConfirmationResponse" type="ats:AuthConfirmationResponse">
        <xs:annotation>
          <xs:documentation>Hands over the attributes of the user, once for each session identifier.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:complexType name="HeartBeatRequest">
        <xs:annotation>
          <xs:documentation>Request of the availability check, without parameters.</xs:documentation>
        </xs:annotation>
        <xs:sequence/>
      </xs:complexType>

      <xs:complexType name="HeartBeatResponse">
        <xs:annotation>
          <xs:documentation>Answer of the availability check.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="status" type="ats:HeartBeatStatus">
            <xs:annotation>
              <xs:documentation>Result of the check.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="code" type="xs:string" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Code that tells more about the result.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="message" type="xs:string" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Text that tells more about the result.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="HeartBeatStatus">
        <xs:annotation>
          <xs:documentation>Result of the availability check.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="OK">
            <xs:annotation>
              <xs:documentation>The service processed the request.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="ERROR">
            <xs:annotation>
              <xs:documentation>
                The service met an internal error, so wait for its repair or send the request again.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="AuthConfirmationRequest">
        <xs:annotation>
          <xs:documentation>Request for the attributes of a user who has just logged in.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="sessionId" type="ats:SessionId">
            <xs:annotation>
              <xs:documentation>
                Session identifier that the user's browser brought back from the login page.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="SessionId">
        <xs:annotation>
          <xs:documentation>Random, time-limited session identifier that the service accepts once.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="30"/>
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="AuthConfirmationResponse">
        <xs:annotation>
          <xs:documentation>Answer with the attributes of the user or the reason for their absence.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="status" type="ats:AuthConfirmationStatus">
            <xs:annotation>
              <xs:documentation>Result of the confirmation.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="userRequestIp" type="ats:UserRequestIp" minOccurs="0">
            <xs:annotation>
              <xs:documentation>
                Network address of the user, which this service always gives as 0.0.0.0.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="attributes" type="ats:Attributes" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Attributes of the user, present with the status OK.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="AuthConfirmationStatus">
        <xs:annotation>
          <xs:documentation>Result of the confirmation.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="OK">
            <xs:annotation>
              <xs:documentation>The session identifier was accepted and is no longer valid.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="SYSTEM_ERROR">
            <xs:annotation>
              <xs:documentation>
                The service met an internal error, so wait for its repair or send the request again.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="SESSION_NOT_FOUND">
            <xs:annotation>
              <xs:documentation>
                The session identifier is unknown, for example because it was already used.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="UserRequestIp">
        <xs:annotation>
          <xs:documentation>Network address of a user in text form.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="39"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Attributes of the user -->

      <xs:complexType name="Attributes">
        <xs:annotation>
          <xs:documentation>
            Attributes of the user in any order; whatever the facets say, readers must accept empty and missing elements
            alike.
          </xs:documentation>
        </xs:annotation>
        <xs:all>
          <xs:element name="ZkratkaSubjektu" type="ats:ZkratkaSubjektu">
            <xs:annotation>
              <xs:documentation>Shortcut of the subject that the user acts for.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="IcSubjektu" type="ats:IcSubjektu">
            <xs:annotation>
              <xs:documentation>Identification number of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="UzivatelId" type="xs:base64Binary">
            <xs:annotation>
              <xs:documentation>
                Unique identifier of the user profile, whose length is not fixed, newly issued by this service and not
                taken over from the older one.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Username" type="ats:Username">
            <xs:annotation>
              <xs:documentation>Login name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Jmeno" type="ats:Jmeno">
            <xs:annotation>
              <xs:documentation>First name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Prijmeni" type="ats:Prijmeni">
            <xs:annotation>
              <xs:documentation>Last name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TitulPred" type="ats:Titul">
            <xs:annotation>
              <xs:documentation>Academic titles written before the name.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TitulZa" type="ats:Titul">
            <xs:annotation>
              <xs:documentation>Academic titles written after the name.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="PristupoveRole" type="ats:PristupoveRole">
            <xs:annotation>
              <xs:documentation>
                Active access roles of the user for the system that the user logged in to.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="CinnostniRole" type="ats:CinnostniRole">
            <xs:annotation>
              <xs:documentation>Active activity roles of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Email" type="ats:Email">
            <xs:annotation>
              <xs:documentation>E-mail address of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="NazevSubjektu" type="ats:NazevSubjektu">
            <xs:annotation>
              <xs:documentation>Name of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="EmailSubjektu" type="ats:Email">
            <xs:annotation>
              <xs:documentation>Official e-mail address of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TypInstituce" type="ats:TypInstituce">
            <xs:annotation>
              <xs:documentation>Institution type of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="OvmPrimarni" type="ats:OvmPrimarni">
            <xs:annotation>
              <xs:documentation>
                Whether the subject is the main one of those that share its identification number.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TypPrihlaseni" type="ats:TypPrihlaseni">
            <xs:annotation>
              <xs:documentation>Way in which the user logged in.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="OsobaZtotoznena" type="xs:boolean">
            <xs:annotation>
              <xs:documentation>Whether the user was identified in the population register.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TokenAifo" type="xs:string">
            <xs:annotation>
              <xs:documentation>
                Base64 structure for obtaining the identifier of the person, which this service does not fill in.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Pracoviste" type="ats:Pracoviste">
            <xs:annotation>
              <xs:documentation>Workplace of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="IdentifikatorOvm" type="ats:IdentifikatorOvm">
            <xs:annotation>
              <xs:documentation>Identifier of the subject as a public authority.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TimeLimitedId" type="ats:TimeLimitedId">
            <xs:annotation>
              <xs:documentation>
                Time-limited authorization token for selected web services, issued to local administrators only.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:all>
      </xs:complexType>

      <!-- Types of the attributes since version 2.1 -->

      <xs:simpleType name="ZkratkaSubjektu">
        <xs:annotation>
          <xs:documentation>Unique shortcut of a subject.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="20"/>
          <xs:pattern value="[\\p{L}0-9_.;:@|!*%=+?,\\-]*"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="IcSubjektu">
        <xs:annotation>
          <xs:documentation>Identification number of a subject in digits.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:pattern value="[0-9]{1,8}"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Username">
        <xs:annotation>
          <xs:documentation>Login name of a user.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="4"/>
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Jmeno">
        <xs:annotation>
          <xs:documentation>First name of a person.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="32"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Prijmeni">
        <xs:annotation>
          <xs:documentation>Last name of a person.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="64"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Titul">
        <xs:annotation>
          <xs:documentation>Academic titles of a person, empty when there are none.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:pattern value="(.{2,20})?"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="PristupoveRole">
        <xs:annotation>
          <xs:documentation>List of access roles.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="role" type="ats:KodRole" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>Code of one access role.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="KodRole">
        <xs:annotation>
          <xs:documentation>Code of an access role.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="30"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="CinnostniRole">
        <xs:annotation>
          <xs:documentation>
            List of activity roles by agenda; readers also accept the children of Agenda directly.
          </xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="Agenda" type="ats:Agenda" minOccurs="0" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>One agenda with the activity roles of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:complexType name="Agenda">
        <xs:annotation>
          <xs:documentation>Agenda with activity roles.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="KodAgendy" type="ats:KodAgendy">
            <xs:annotation>
              <xs:documentation>Code of the agenda.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="KodCinnostniRole" type="ats:KodCinnostniRole" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>Code of one activity role in the agenda.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="KodAgendy">
        <xs:annotation>
          <xs:documentation>Code of an agenda.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="15"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="KodCinnostniRole">
        <xs:annotation>
          <xs:documentation>Code of an activity role.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="15"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Types of the attributes since version 3.4 -->

      <xs:simpleType name="Email">
        <xs:annotation>
          <xs:documentation>E-mail address or empty text.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="1000"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="NazevSubjektu">
        <xs:annotation>
          <xs:documentation>Name of a subject without tabs and line breaks.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="255"/>
          <xs:pattern value="[^\\t\\n\\r]*"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="TypInstituce">
        <xs:annotation>
          <xs:documentation>
            Institution type: 1 post office, 2 chamber of commerce, 3 regional authority, 4 ministry, 5 municipality of
            type I, 6 municipality of type II, 7 municipality of type III, 8 statutory city, 9 testing, 10 notaries, 11
            state administration body, 12 training, 13 bailiffs, 15 advocates, 16 established organisation, 17 legal
            person established by law, 18 legal person, 19 entrepreneur, 20 natural person, 21 building authority, 22
            public authority, 23 state organisational unit, 24 tax advisers, 25 insolvency administrators.
          </xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:unsignedInt">
          <xs:minInclusive value="1"/>
          <xs:maxInclusive value="100"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="OvmPrimarni">
        <xs:annotation>
          <xs:documentation>Yes, no or not stated.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="">
            <xs:annotation>
              <xs:documentation>It is not stated.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="TRUE">
            <xs:annotation>
              <xs:documentation>The subject is the main one.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="FALSE">
            <xs:annotation>
              <xs:documentation>The subject is not the main one.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="TypPrihlaseni">
        <xs:annotation>
          <xs:documentation>Login type, either a known one or any other text.</xs:documentation>
        </xs:annotation>
        <xs:union memberTypes="ats:ZnamyTypPrihlaseni xs:string"/>
      </xs:simpleType>

      <xs:simpleType name="ZnamyTypPrihlaseni">
        <xs:annotation>
          <xs:documentation>Known login types.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="p-pwd">
            <xs:annotation>
              <xs:documentation>Name and password, assurance level low.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="p-hotp">
            <xs:annotation>
              <xs:documentation>Login type that the service never returns.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="p-cert">
            <xs:annotation>
              <xs:documentation>Login with a certificate, assurance level substantial.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="Pracoviste">
        <xs:annotation>
          <xs:documentation>Workplace, of which the service has no data.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="Id" type="ats:IdPracoviste" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Identifier of the workplace.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Nazev" type="ats:NazevPracoviste" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Name of the workplace.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Adresa" type="ats:AdresaPracoviste" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Address of the workplace as text.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="KodAdresy" type="xs:int" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Code of the address of the workplace.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="IdPracoviste">
        <xs:annotation>
          <xs:documentation>Identifier of a workplace.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="20"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="NazevPracoviste">
        <xs:annotation>
          <xs:documentation>Name of a workplace.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="100"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="AdresaPracoviste">
        <xs:annotation>
          <xs:documentation>Address of a workplace as text.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="200"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="IdentifikatorOvm">
        <xs:annotation>
          <xs:documentation>Identifier of a public authority.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="36"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="TimeLimitedId">
        <xs:annotation>
          <xs:documentation>Time-limited authorization token.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

    </xs:schema>
  </wsdl:types>

  <wsdl:message name="heartBeatRequest">
    <wsdl:part name="heartBeatRequest" element="ats:heartBeatRequest"/>
  </wsdl:message>

  <wsdl:message name="heartBeatResponse">
    <wsdl:part name="heartBeatResponse" element="ats:heartBeatResponse"/>
  </wsdl:message>

  <wsdl:message name="authConfirmationRequest">
    <wsdl:part name="authConfirmationRequest" element="ats:authConfirmationRequest"/>
  </wsdl:message>

  <wsdl:message name="authConfirmationResponse">
    <wsdl:part name="authConfirmationResponse" element="ats:authConfirmationResponse"/>
  </wsdl:message>

  <wsdl:portType name="EndSession">
    <wsdl:documentation>Operations of the service.</wsdl:documentation>
    <wsdl:operation name="heartBeat">
      <wsdl:documentation>Tells whether the service is available.</wsdl:documentation>
      <wsdl:input name="heartBeatRequest" message="ats:heartBeatRequest"/>
      <wsdl:output name="heartBeatResponse" message="ats:heartBeatResponse"/>
    </wsdl:operation>
    <wsdl:operation name="authConfirmation">
      <wsdl:documentation>Exchanges a session identifier, once, for the attributes of the user.</wsdl:documentation>
      <wsdl:input name="authConfirmationRequest" message="ats:authConfirmationRequest"/>
      <wsdl:output name="authConfirmationResponse" message="ats:authConfirmationResponse"/>
    </wsdl:operation>
  </wsdl:portType>

  <wsdl:binding name="EndSessionSoap11" type="ats:EndSession">
    <soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="heartBeat">
      <soap:operation soapAction="heartBeat"/>
      <wsdl:input name="heartBeatRequest">
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output name="heartBeatResponse">
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="authConfirmation">
      <soap:operation soapAction=""/>
      <wsdl:input name="authConfirmationRequest">
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output name="authConfirmationResponse">
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>

  <wsdl:service name="EndSessionService">
    <wsdl:port name="EndSessionSoap11" binding="ats:EndSessionSoap11">
      <wsdl:documentation>Address in production; any other environment needs its own.</wsdl:documentation>
      <soap:address location="`,
    `"/>
    </wsdl:port>
  </wsdl:service>
</wsdl:definitions>`,
  ],
  "4.1": [
    `<?xml version="1.0" encoding="UTF-8"?>
<!--
  Handwritten description of the frozen SOAP 1.1 service of the identity service, version 4.1.
  The versions differ in their namespace and in the attributes of a confirmed user; each later version adds to
  the one before it. A change that concerns several versions belongs in each of their files.
-->
<wsdl:definitions name="GetCredential" targetNamespace="http://agw-as.cz/ats-ws/atsSzr/v4_1" xmlns:ats="http://agw-as.cz/ats-ws/atsSzr/v4_1" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <wsdl:types>
    <xs:schema targetNamespace="http://agw-as.cz/ats-ws/atsSzr/v4_1" elementFormDefault="qualified" attributeFormDefault="unqualified">

      <!-- Messages -->

      <xs:element name="heartBeatRequest" type="ats:HeartBeatRequest">
        <xs:annotation>
          <xs:documentation>Asks whether the service is available.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="heartBeatResponse" type="ats:HeartBeatResponse">
        <xs:annotation>
          <xs:documentation>Answers whether the service is available.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="authConfirmationRequest" type="ats:AuthConfirmationRequest">
        <xs:annotation>
          <xs:documentation>Asks for the attributes of a user who has just logged in.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="authConfirmationResponse" type="ats:AuthConfirmationResponse">
        <xs:annotation>
          <xs:documentation>Hands over the attributes of the user, once for each session identifier.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:complexType name="HeartBeatRequest">
        <xs:annotation>
          <xs:documentation>Request of the availability check, without parameters.</xs:documentation>
        </xs:annotation>
        <xs:sequence/>
      </xs:complexType>

      <xs:complexType name="HeartBeatResponse">
        <xs:annotation>
          <xs:documentation>Answer of the availability check.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="status" type="ats:HeartBeatStatus">
            <xs:annotation>
              <xs:documentation>Result of the check.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="code" type="xs:string" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Code that tells more about the result.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="message" type="xs:string" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Text that tells more about the result.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="HeartBeatStatus">
        <xs:annotation>
          <xs:documentation>Result of the availability check.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="OK">
            <xs:annotation>
              <xs:documentation>The service processed the request.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="ERROR">
            <xs:annotation>
              <xs:documentation>
                The service met an internal error, so wait for its repair or send the request again.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="AuthConfirmationRequest">
        <xs:annotation>
          <xs:documentation>Request for the attributes of a user who has just logged in.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="sessionId" type="ats:SessionId">
            <xs:annotation>
              <xs:documentation>
                Session identifier that the user's browser brought back from the login page.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="SessionId">
        <xs:annotation>
          <xs:documentation>Random, time-limited session identifier that the service accepts once.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="30"/>
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="AuthConfirmationResponse">
        <xs:annotation>
          <xs:documentation>Answer with the attributes of the user or the reason for their absence.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="status" type="ats:AuthConfirmationStatus">
            <xs:annotation>
              <xs:documentation>Result of the confirmation.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="userRequestIp" type="ats:UserRequestIp" minOccurs="0">
            <xs:annotation>
              <xs:documentation>
                Network address of the user, which this service always gives as 0.0.0.0.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="attributes" type="ats:Attributes" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Attributes of the user, present with the status OK.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="AuthConfirmationStatus">
        <xs:annotation>
          <xs:documentation>Result of the confirmation.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="OK">
            <xs:annotation>
              <xs:documentation>The session identifier was accepted and is no longer valid.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="SYSTEM_ERROR">
            <xs:annotation>
              <xs:documentation>
                The service met an internal error, so wait for its repair or send the request again.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="SESSION_NOT_FOUND">
            <xs:annotation>
              <xs:documentation>
                The session identifier is unknown, for example because it was already used.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="UserRequestIp">
        <xs:annotation>
          <xs:documentation>Network address of a user in text form.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="39"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Attributes of the user -->

      <xs:complexType name="Attributes">
        <xs:annotation>
          <xs:documentation>
            Attributes of the user in any order; whatever the facets say, readers must accept empty and missing elements
            alike.
          </xs:documentation>
        </xs:annotation>
        <xs:all>
          <xs:element name="ZkratkaSubjektu" type="ats:ZkratkaSubjektu">
            <xs:annotation>
              <xs:documentation>Shortcut of the subject that the user acts for.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="IcSubjektu" type="ats:IcSubjektu">
            <xs:annotation>
              <xs:documentation>Identification number of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="UzivatelId" type="xs:base64Binary">
            <xs:annotation>
              <xs:documentation>
                Unique identifier of the user profile, whose length is not fixed, newly issued by this service and not
                taken over from the older one.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Username" type="ats:Username">
            <xs:annotation>
              <xs:documentation>Login name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Jmeno" type="ats:Jmeno">
            <xs:annotation>
              <xs:documentation>First name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Prijmeni" type="ats:Prijmeni">
            <xs:annotation>
              <xs:documentation>Last name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TitulPred" type="ats:Titul">
            <xs:annotation>
              <xs:documentation>Academic titles written before the name.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TitulZa" type="ats:Titul">
            <xs:annotation>
              <xs:documentation>Academic titles written after the name.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="PristupoveRole" type="ats:PristupoveRole">
            <xs:annotation>
              <xs:documentation>
                Active access roles of the user for the system that the user logged in to.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="CinnostniRole" type="ats:CinnostniRole">
            <xs:annotation>
              <xs:documentation>Active activity roles of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Email" type="ats:Email">
            <xs:annotation>
              <xs:documentation>E-mail address of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="NazevSubjektu" type="ats:NazevSubjektu">
            <xs:annotation>
              <xs:documentation>Name of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="EmailSubjektu" type="ats:Email">
            <xs:annotation>
              <xs:documentation>Official e-mail address of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TypInstituce" type="ats:TypInstituce">
            <xs:annotation>
              <xs:documentation>Institution type of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="OvmPrimarni" type="ats:OvmPrimarni">
            <xs:annotation>
              <xs:documentation>
                Whether the subject is the main one of those that share its identification number.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TypPrihlaseni" type="ats:TypPrihlaseni">
            <xs:annotation>
              <xs:documentation>Way in which the user logged in.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="OsobaZtotoznena" type="xs:boolean">
            <xs:annotation>
              <xs:documentation>Whether the user was identified in the population register.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TokenAifo" type="xs:string">
            <xs:annotation>
              <xs:documentation>
                Base64 structure for obtaining the identifier of the person, which this service does not fill in.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Pracoviste" type="ats:Pracoviste">
            <xs:annotation>
              <xs:documentation>Workplace of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="IdentifikatorOvm" type="ats:IdentifikatorOvm">
            <xs:annotation>
              <xs:documentation>Identifier of the subject as a public authority.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TimeLimitedId" type="ats:TimeLimitedId">
            <xs:annotation>
              <xs:documentation>
                Time-limited authorization token for selected web services, issued to local administrators only.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="MistoNarozeni" type="ats:MistoNarozeni">
            <xs:annotation>
              <xs:documentation>Place of birth of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="DatumNarozeni" type="ats:Datum" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Date of birth of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="DatumUmrti" type="ats:Datum" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Date of death of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Doklady" type="ats:Doklady">
            <xs:annotation>
              <xs:documentation>Identity documents of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="NeevidovatOsobniUdaje" type="xs:boolean">
            <xs:annotation>
              <xs:documentation>Whether the personal data of the user must not be recorded.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:all>
      </xs:complexType>

      <!-- Types of the attributes since version 2.1 -->

      <xs:simpleType name="ZkratkaSubjektu">
        <xs:annotation>
          <xs:documentation>Unique shortcut of a subject.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="20"/>
          <xs:pattern value="[\\p{L}0-9_.;:@|!*%=+?,\\-]*"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="IcSubjektu">
        <xs:annotation>
          <xs:documentation>Identification number of a subject in digits.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:pattern value="[0-9]{1,8}"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Username">
        <xs:annotation>
          <xs:documentation>Login name of a user.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="4"/>
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Jmeno">
        <xs:annotation>
          <xs:documentation>First name of a person.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="32"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Prijmeni">
        <xs:annotation>
          <xs:documentation>Last name of a person.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="64"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Titul">
        <xs:annotation>
          <xs:documentation>Academic titles of a person, empty when there are none.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:pattern value="(.{2,20})?"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="PristupoveRole">
        <xs:annotation>
          <xs:documentation>List of access roles.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="role" type="ats:KodRole" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>Code of one access role.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="KodRole">
        <xs:annotation>
          <xs:documentation>Code of an access role.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="30"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="CinnostniRole">
        <xs:annotation>
          <xs:documentation>
            List of activity roles by agenda; readers also accept the children of Agenda directly.
          </xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="Agenda" type="ats:Agenda" minOccurs="0" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>One agenda with the activity roles of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:complexType name="Agenda">
        <xs:annotation>
          <xs:documentation>Agenda with activity roles.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="KodAgendy" type="ats:KodAgendy">
            <xs:annotation>
              <xs:documentation>Code of the agenda.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="KodCinnostniRole" type="ats:KodCinnostniRole" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>Code of one activity role in the agenda.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="KodAgendy">
        <xs:annotation>
          <xs:documentation>Code of an agenda.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="15"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="KodCinnostniRole">
        <xs:annotation>
          <xs:documentation>Code of an activity role.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="15"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Types of the attributes since version 3.4 -->

      <xs:simpleType name="Email">
        <xs:annotation>
          <xs:documentation>E-mail address or empty text.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="1000"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="NazevSubjektu">
        <xs:annotation>
          <xs:documentation>Name of a subject without tabs and line breaks.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="255"/>
          <xs:pattern value="[^\\t\\n\\r]*"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="TypInstituce">
        <xs:annotation>
          <xs:documentation>
            Institution type: 1 post office, 2 chamber of commerce, 3 regional authority, 4 ministry, 5 municipality of
            type I, 6 municipality of type II, 7 municipality of type III, 8 statutory city, 9 testing, 10 notaries, 11
            state administration body, 12 training, 13 bailiffs, 15 advocates, 16 established organisation, 17 legal
            person established by law, 18 legal person, 19 entrepreneur, 20 natural person, 21 building authority, 22
            public authority, 23 state organisational unit, 24 tax advisers, 25 insolvency administrators.
          </xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:unsignedInt">
          <xs:minInclusive value="1"/>
          <xs:maxInclusive value="100"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="OvmPrimarni">
        <xs:annotation>
          <xs:documentation>Yes, no or not stated.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="">
            <xs:annotation>
              <xs:documentation>It is not stated.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="TRUE">
            <xs:annotation>
              <xs:documentation>The subject is the main one.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="FALSE">
            <xs:annotation>
              <xs:documentation>The subject is not the main one.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="TypPrihlaseni">
        <xs:annotation>
          <xs:documentation>Login type, either a known one or any other text.</xs:documentation>
        </xs:annotation>
        <xs:union memberTypes="ats:ZnamyTypPrihlaseni xs:string"/>
      </xs:simpleType>

      <xs:simpleType name="ZnamyTypPrihlaseni">
        <xs:annotation>
          <xs:documentation>Known login types.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="p-pwd">
            <xs:annotation>
              <xs:documentation>Name and password, assurance level low.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="p-hotp">
            <xs:annotation>
              <xs:documentation>Login type that the service never returns.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="p-cert">
            <xs:annotation>
              <xs:documentation>Login with a certificate, assurance level substantial.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="Pracoviste">
        <xs:annotation>
          <xs:documentation>Workplace, of which the service has no data.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="Id" type="ats:IdPracoviste" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Identifier of the workplace.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Nazev" type="ats:NazevPracoviste" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Name of the workplace.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Adresa" type="ats:AdresaPracoviste" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Address of the workplace as text.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="KodAdresy" type="xs:int" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Code of the address of the workplace.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="IdPracoviste">
        <xs:annotation>
          <xs:documentation>Identifier of a workplace.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="20"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="NazevPracoviste">
        <xs:annotation>
          <xs:documentation>Name of a workplace.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="100"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="AdresaPracoviste">
        <xs:annotation>
          <xs:documentation>Address of a workplace as text.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="200"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="IdentifikatorOvm">
        <xs:annotation>
          <xs:documentation>Identifier of a public authority.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="36"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="TimeLimitedId">
        <xs:annotation>
          <xs:documentation>Time-limited authorization token.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Types of the attributes since version 4.1 -->

      <xs:simpleType name="Stav">
        <xs:annotation>
          <xs:documentation>State of a value taken from the basic registers.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="spravny">
            <xs:annotation>
              <xs:documentation>The value is correct.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="nespravny">
            <xs:annotation>
              <xs:documentation>The value is incorrect.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="nedefinovany">
            <xs:annotation>
              <xs:documentation>The state of the value is not defined.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="nespravnyTvar">
            <xs:annotation>
              <xs:documentation>The value has an incorrect form.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="MistoNarozeni">
        <xs:annotation>
          <xs:documentation>Place of birth, either in the Czech Republic or abroad.</xs:documentation>
        </xs:annotation>
        <xs:choice minOccurs="0">
          <xs:element name="MistoNarozeniCr" type="ats:MistoNarozeniCr">
            <xs:annotation>
              <xs:documentation>Place of birth in the Czech Republic, whose country code is 203.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="MistoNarozeniSvet" type="ats:MistoNarozeniSvet">
            <xs:annotation>
              <xs:documentation>Place of birth in any other country.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:choice>
        <xs:attribute name="stav" type="ats:Stav">
          <xs:annotation>
            <xs:documentation>State of the place of birth.</xs:documentation>
          </xs:annotation>
        </xs:attribute>
      </xs:complexType>

      <xs:complexType name="MistoNarozeniCr">
        <xs:annotation>
          <xs:documentation>Code of a place in the Czech Republic.</xs:documentation>
        </xs:annotation>
        <xs:simpleContent>
          <xs:extension base="xs:integer">
            <xs:attribute name="mop" type="xs:boolean">
              <xs:annotation>
                <xs:documentation>Whether the place is a district of Prague.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
            <xs:attribute name="nazev" type="xs:string">
              <xs:annotation>
                <xs:documentation>Name of the place.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>

      <xs:complexType name="MistoNarozeniSvet">
        <xs:annotation>
          <xs:documentation>Country and place outside the Czech Republic.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="stat" type="ats:Stat">
            <xs:annotation>
              <xs:documentation>Country of birth.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="misto" type="xs:string">
            <xs:annotation>
              <xs:documentation>Name of the place abroad.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:complexType name="Stat">
        <xs:annotation>
          <xs:documentation>Code of a country.</xs:documentation>
        </xs:annotation>
        <xs:simpleContent>
          <xs:extension base="xs:integer">
            <xs:attribute name="nazev" type="xs:string">
              <xs:annotation>
                <xs:documentation>Short name of the country.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>

      <xs:complexType name="Datum">
        <xs:annotation>
          <xs:documentation>Date with its state.</xs:documentation>
        </xs:annotation>
        <xs:simpleContent>
          <xs:extension base="xs:date">
            <xs:attribute name="stav" type="ats:Stav">
              <xs:annotation>
                <xs:documentation>State of the date.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>

      <xs:complexType name="Doklady">
        <xs:annotation>
          <xs:documentation>List of identity documents, in which the service puts one at most.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="Doklad" type="ats:Doklad" minOccurs="0" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>One identity document.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:complexType name="Doklad">
        <xs:annotation>
          <xs:documentation>Number of an identity document.</xs:documentation>
        </xs:annotation>
        <xs:simpleContent>
          <xs:extension base="xs:string">
            <xs:attribute name="stav" type="ats:Stav">
              <xs:annotation>
                <xs:documentation>State of the document number.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
            <xs:attribute name="typ" type="ats:TypDokladu">
              <xs:annotation>
                <xs:documentation>Type of the document.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>

      <xs:simpleType name="TypDokladu">
        <xs:annotation>
          <xs:documentation>
            Document type, either a known one or any other code: ID identity card, P passport, IR residence permit, VS
            visa label, PS residence label.
          </xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="2"/>
        </xs:restriction>
      </xs:simpleType>

    </xs:schema>
  </wsdl:types>

  <wsdl:message name="heartBeatRequest">
    <wsdl:part name="heartBeatRequest" element="ats:heartBeatRequest"/>
  </wsdl:message>

  <wsdl:message name="heartBeatResponse">
    <wsdl:part name="heartBeatResponse" element="ats:heartBeatResponse"/>
  </wsdl:message>

  <wsdl:message name="authConfirmationRequest">
    <wsdl:part name="authConfirmationRequest" element="ats:authConfirmationRequest"/>
  </wsdl:message>

  <wsdl:message name="authConfirmationResponse">
    <wsdl:part name="authConfirmationResponse" element="ats:authConfirmationResponse"/>
  </wsdl:message>

  <wsdl:portType name="EndSession">
    <wsdl:documentation>Operations of the service.</wsdl:documentation>
    <wsdl:operation name="heartBeat">
      <wsdl:documentation>Tells whether the service is available.</wsdl:documentation>
      <wsdl:input name="heartBeatRequest" message="ats:heartBeatRequest"/>
      <wsdl:output name="heartBeatResponse" message="ats:heartBeatResponse"/>
    </wsdl:operation>
    <wsdl:operation name="authConfirmation">
      <wsdl:documentation>Exchanges a session identifier, once, for the attributes of the user.</wsdl:documentation>
      <wsdl:input name="authConfirmationRequest" message="ats:authConfirmationRequest"/>
      <wsdl:output name="authConfirmationResponse" message="ats:authConfirmationResponse"/>
    </wsdl:operation>
  </wsdl:portType>

  <wsdl:binding name="EndSessionSoap11" type="ats:EndSession">
    <soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="heartBeat">
      <soap:operation soapAction="heartBeat"/>
      <wsdl:input name="heartBeatRequest">
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output name="heartBeatResponse">
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="authConfirmation">
      <soap:operation soapAction=""/>
      <wsdl:input name="authConfirmationRequest">
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output name="authConfirmationResponse">
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>

  <wsdl:service name="EndSessionService">
    <wsdl:port name="EndSessionSoap11" binding="ats:EndSessionSoap11">
      <wsdl:documentation>Address in production; any other environment needs its own.</wsdl:documentation>
      <soap:address location="`,
    `"/>
    </wsdl:port>
  </wsdl:service>
</wsdl:definitions>`,
  ],
  "4.2": [
    `<?xml version="1.0" encoding="UTF-8"?>
<!--
  Handwritten description of the frozen SOAP 1.1 service of the identity service, version 4.2.
  The versions differ in their namespace and in the attributes of a confirmed user; each later version adds to
  the one before it. A change that concerns several versions belongs in each of their files.
-->
<wsdl:definitions name="GetCredential" targetNamespace="http://agw-as.cz/ats-ws/atsSzr/v4_2" xmlns:ats="http://agw-as.cz/ats-ws/atsSzr/v4_2" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <wsdl:types>
    <xs:schema targetNamespace="http://agw-as.cz/ats-ws/atsSzr/v4_2" elementFormDefault="qualified" attributeFormDefault="unqualified">

      <!-- Messages -->

      <xs:element name="heartBeatRequest" type="ats:HeartBeatRequest">
        <xs:annotation>
          <xs:documentation>Asks whether the service is available.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="heartBeatResponse" type="ats:HeartBeatResponse">
        <xs:annotation>
          <xs:documentation>Answers whether the service is available.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="authConfirmationRequest" type="ats:AuthConfirmationRequest">
        <xs:annotation>
          <xs:documentation>Asks for the attributes of a user who has just logged in.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:element name="authConfirmationResponse" type="ats:AuthConfirmationResponse">
        <xs:annotation>
          <xs:documentation>Hands over the attributes of the user, once for each session identifier.</xs:documentation>
        </xs:annotation>
      </xs:element>

      <xs:complexType name="HeartBeatRequest">
        <xs:annotation>
          <xs:documentation>Request of the availability check, without parameters.</xs:documentation>
        </xs:annotation>
        <xs:sequence/>
      </xs:complexType>

      <xs:complexType name="HeartBeatResponse">
        <xs:annotation>
          <xs:documentation>Answer of the availability check.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="status" type="ats:HeartBeatStatus">
            <xs:annotation>
              <xs:documentation>Result of the check.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="code" type="xs:string" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Code that tells more about the result.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="message" type="xs:string" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Text that tells more about the result.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="HeartBeatStatus">
        <xs:annotation>
          <xs:documentation>Result of the availability check.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="OK">
            <xs:annotation>
              <xs:documentation>The service processed the request.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="ERROR">
            <xs:annotation>
              <xs:documentation>
                The service met an internal error, so wait for its repair or send the request again.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="AuthConfirmationRequest">
        <xs:annotation>
          <xs:documentation>Request for the attributes of a user who has just logged in.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="sessionId" type="ats:SessionId">
            <xs:annotation>
              <xs:documentation>
                Session identifier that the user's browser brought back from the login page.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="SessionId">
        <xs:annotation>
          <xs:documentation>Random, time-limited session identifier that the service accepts once.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="30"/>
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="AuthConfirmationResponse">
        <xs:annotation>
          <xs:documentation>Answer with the attributes of the user or the reason for their absence.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="status" type="ats:AuthConfirmationStatus">
            <xs:annotation>
              <xs:documentation>Result of the confirmation.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="userRequestIp" type="ats:UserRequestIp" minOccurs="0">
            <xs:annotation>
              <xs:documentation>
                Network address of the user, which this service always gives as 0.0.0.0.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="attributes" type="ats:Attributes" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Attributes of the user, present with the status OK.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="AuthConfirmationStatus">
        <xs:annotation>
          <xs:documentation>Result of the confirmation.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="OK">
            <xs:annotation>
              <xs:documentation>The session identifier was accepted and is no longer valid.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="SYSTEM_ERROR">
            <xs:annotation>
              <xs:documentation>
                The service met an internal error, so wait for its repair or send the request again.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="SESSION_NOT_FOUND">
            <xs:annotation>
              <xs:documentation>
                The session identifier is unknown, for example because it was already used.
              </xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="UserRequestIp">
        <xs:annotation>
          <xs:documentation>Network address of a user in text form.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="39"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Attributes of the user -->

      <xs:complexType name="Attributes">
        <xs:annotation>
          <xs:documentation>
            Attributes of the user in any order; whatever the facets say, readers must accept empty and missing elements
            alike.
          </xs:documentation>
        </xs:annotation>
        <xs:all>
          <xs:element name="ZkratkaSubjektu" type="ats:ZkratkaSubjektu">
            <xs:annotation>
              <xs:documentation>Shortcut of the subject that the user acts for.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="IcSubjektu" type="ats:IcSubjektu">
            <xs:annotation>
              <xs:documentation>Identification number of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="UzivatelId" type="xs:base64Binary">
            <xs:annotation>
              <xs:documentation>
                Unique identifier of the user profile, whose length is not fixed, newly issued by this service and not
                taken over from the older one.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Username" type="ats:Username">
            <xs:annotation>
              <xs:documentation>Login name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Jmeno" type="ats:Jmeno">
            <xs:annotation>
              <xs:documentation>First name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Prijmeni" type="ats:Prijmeni">
            <xs:annotation>
              <xs:documentation>Last name of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TitulPred" type="ats:Titul">
            <xs:annotation>
              <xs:documentation>Academic titles written before the name.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TitulZa" type="ats:Titul">
            <xs:annotation>
              <xs:documentation>Academic titles written after the name.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="PristupoveRole" type="ats:PristupoveRole">
            <xs:annotation>
              <xs:documentation>
                Active access roles of the user for the system that the user logged in to.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="CinnostniRole" type="ats:CinnostniRole">
            <xs:annotation>
              <xs:documentation>Active activity roles of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Email" type="ats:Email">
            <xs:annotation>
              <xs:documentation>E-mail address of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="NazevSubjektu" type="ats:NazevSubjektu">
            <xs:annotation>
              <xs:documentation>Name of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="EmailSubjektu" type="ats:Email">
            <xs:annotation>
              <xs:documentation>Official e-mail address of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TypInstituce" type="ats:TypInstituce">
            <xs:annotation>
              <xs:documentation>Institution type of the subject.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="OvmPrimarni" type="ats:OvmPrimarni">
            <xs:annotation>
              <xs:documentation>
                Whether the subject is the main one of those that share its identification number.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TypPrihlaseni" type="ats:TypPrihlaseni">
            <xs:annotation>
              <xs:documentation>Way in which the user logged in.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="OsobaZtotoznena" type="xs:boolean">
            <xs:annotation>
              <xs:documentation>Whether the user was identified in the population register.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TokenAifo" type="xs:string">
            <xs:annotation>
              <xs:documentation>
                Base64 structure for obtaining the identifier of the person, which this service does not fill in.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Pracoviste" type="ats:Pracoviste">
            <xs:annotation>
              <xs:documentation>Workplace of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="IdentifikatorOvm" type="ats:IdentifikatorOvm">
            <xs:annotation>
              <xs:documentation>Identifier of the subject as a public authority.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TimeLimitedId" type="ats:TimeLimitedId">
            <xs:annotation>
              <xs:documentation>
                Time-limited authorization token for selected web services, issued to local administrators only.
              </xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="MistoNarozeni" type="ats:MistoNarozeni">
            <xs:annotation>
              <xs:documentation>Place of birth of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="DatumNarozeni" type="ats:Datum" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Date of birth of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="DatumUmrti" type="ats:Datum" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Date of death of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Doklady" type="ats:Doklady">
            <xs:annotation>
              <xs:documentation>Identity documents of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="NeevidovatOsobniUdaje" type="xs:boolean">
            <xs:annotation>
              <xs:documentation>Whether the personal data of the user must not be recorded.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="TypPrihlaseniNia" type="ats:TypPrihlaseniNia">
            <xs:annotation>
              <xs:documentation>Assurance level of a login through the national identity provider.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="IdentifikatorSpuu" type="ats:IdentifikatorSpuu">
            <xs:annotation>
              <xs:documentation>Identifier of the authorized private entity that the user comes from.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:all>
      </xs:complexType>

      <!-- Types of the attributes since version 2.1 -->

      <xs:simpleType name="ZkratkaSubjektu">
        <xs:annotation>
          <xs:documentation>Unique shortcut of a subject.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="20"/>
          <xs:pattern value="[\\p{L}0-9_.;:@|!*%=+?,\\-]*"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="IcSubjektu">
        <xs:annotation>
          <xs:documentation>Identification number of a subject in digits.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:pattern value="[0-9]{1,8}"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Username">
        <xs:annotation>
          <xs:documentation>Login name of a user.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="4"/>
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Jmeno">
        <xs:annotation>
          <xs:documentation>First name of a person.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="32"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Prijmeni">
        <xs:annotation>
          <xs:documentation>Last name of a person.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="64"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="Titul">
        <xs:annotation>
          <xs:documentation>Academic titles of a person, empty when there are none.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:pattern value="(.{2,20})?"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="PristupoveRole">
        <xs:annotation>
          <xs:documentation>List of access roles.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="role" type="ats:KodRole" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>Code of one access role.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="KodRole">
        <xs:annotation>
          <xs:documentation>Code of an access role.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="30"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="CinnostniRole">
        <xs:annotation>
          <xs:documentation>
            List of activity roles by agenda; readers also accept the children of Agenda directly.
          </xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="Agenda" type="ats:Agenda" minOccurs="0" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>One agenda with the activity roles of the user.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:complexType name="Agenda">
        <xs:annotation>
          <xs:documentation>Agenda with activity roles.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="KodAgendy" type="ats:KodAgendy">
            <xs:annotation>
              <xs:documentation>Code of the agenda.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="KodCinnostniRole" type="ats:KodCinnostniRole" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>Code of one activity role in the agenda.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="KodAgendy">
        <xs:annotation>
          <xs:documentation>Code of an agenda.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="15"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="KodCinnostniRole">
        <xs:annotation>
          <xs:documentation>Code of an activity role.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="15"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Types of the attributes since version 3.4 -->

      <xs:simpleType name="Email">
        <xs:annotation>
          <xs:documentation>E-mail address or empty text.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="1000"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="NazevSubjektu">
        <xs:annotation>
          <xs:documentation>Name of a subject without tabs and line breaks.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="255"/>
          <xs:pattern value="[^\\t\\n\\r]*"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="TypInstituce">
        <xs:annotation>
          <xs:documentation>
            Institution type: 1 post office, 2 chamber of commerce, 3 regional authority, 4 ministry, 5 municipality of
            type I, 6 municipality of type II, 7 municipality of type III, 8 statutory city, 9 testing, 10 notaries, 11
            state administration body, 12 training, 13 bailiffs, 15 advocates, 16 established organisation, 17 legal
            person established by law, 18 legal person, 19 entrepreneur, 20 natural person, 21 building authority, 22
            public authority, 23 state organisational unit, 24 tax advisers, 25 insolvency administrators.
          </xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:unsignedInt">
          <xs:minInclusive value="1"/>
          <xs:maxInclusive value="100"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="OvmPrimarni">
        <xs:annotation>
          <xs:documentation>Yes, no or not stated.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="">
            <xs:annotation>
              <xs:documentation>It is not stated.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="TRUE">
            <xs:annotation>
              <xs:documentation>The subject is the main one.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="FALSE">
            <xs:annotation>
              <xs:documentation>The subject is not the main one.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="TypPrihlaseni">
        <xs:annotation>
          <xs:documentation>Login type, either a known one or any other text.</xs:documentation>
        </xs:annotation>
        <xs:union memberTypes="ats:ZnamyTypPrihlaseni xs:string"/>
      </xs:simpleType>

      <xs:simpleType name="ZnamyTypPrihlaseni">
        <xs:annotation>
          <xs:documentation>Known login types.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="p-pwd">
            <xs:annotation>
              <xs:documentation>Name and password, assurance level low.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="p-hotp">
            <xs:annotation>
              <xs:documentation>Login type that the service never returns.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="p-cert">
            <xs:annotation>
              <xs:documentation>Login with a certificate, assurance level substantial.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="p-nia">
            <xs:annotation>
              <xs:documentation>National identity provider.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="Pracoviste">
        <xs:annotation>
          <xs:documentation>Workplace, of which the service has no data.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="Id" type="ats:IdPracoviste" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Identifier of the workplace.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Nazev" type="ats:NazevPracoviste" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Name of the workplace.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="Adresa" type="ats:AdresaPracoviste" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Address of the workplace as text.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="KodAdresy" type="xs:int" minOccurs="0">
            <xs:annotation>
              <xs:documentation>Code of the address of the workplace.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:simpleType name="IdPracoviste">
        <xs:annotation>
          <xs:documentation>Identifier of a workplace.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="20"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="NazevPracoviste">
        <xs:annotation>
          <xs:documentation>Name of a workplace.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:minLength value="2"/>
          <xs:maxLength value="100"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="AdresaPracoviste">
        <xs:annotation>
          <xs:documentation>Address of a workplace as text.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="200"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="IdentifikatorOvm">
        <xs:annotation>
          <xs:documentation>Identifier of a public authority.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="36"/>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="TimeLimitedId">
        <xs:annotation>
          <xs:documentation>Time-limited authorization token.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="50"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Types of the attributes since version 4.1 -->

      <xs:simpleType name="Stav">
        <xs:annotation>
          <xs:documentation>State of a value taken from the basic registers.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="spravny">
            <xs:annotation>
              <xs:documentation>The value is correct.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="nespravny">
            <xs:annotation>
              <xs:documentation>The value is incorrect.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="nedefinovany">
            <xs:annotation>
              <xs:documentation>The state of the value is not defined.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="nespravnyTvar">
            <xs:annotation>
              <xs:documentation>The value has an incorrect form.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:complexType name="MistoNarozeni">
        <xs:annotation>
          <xs:documentation>Place of birth, either in the Czech Republic or abroad.</xs:documentation>
        </xs:annotation>
        <xs:choice minOccurs="0">
          <xs:element name="MistoNarozeniCr" type="ats:MistoNarozeniCr">
            <xs:annotation>
              <xs:documentation>Place of birth in the Czech Republic, whose country code is 203.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="MistoNarozeniSvet" type="ats:MistoNarozeniSvet">
            <xs:annotation>
              <xs:documentation>Place of birth in any other country.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:choice>
        <xs:attribute name="stav" type="ats:Stav">
          <xs:annotation>
            <xs:documentation>State of the place of birth.</xs:documentation>
          </xs:annotation>
        </xs:attribute>
      </xs:complexType>

      <xs:complexType name="MistoNarozeniCr">
        <xs:annotation>
          <xs:documentation>Code of a place in the Czech Republic.</xs:documentation>
        </xs:annotation>
        <xs:simpleContent>
          <xs:extension base="xs:integer">
            <xs:attribute name="mop" type="xs:boolean">
              <xs:annotation>
                <xs:documentation>Whether the place is a district of Prague.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
            <xs:attribute name="nazev" type="xs:string">
              <xs:annotation>
                <xs:documentation>Name of the place.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>

      <xs:complexType name="MistoNarozeniSvet">
        <xs:annotation>
          <xs:documentation>Country and place outside the Czech Republic.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="stat" type="ats:Stat">
            <xs:annotation>
              <xs:documentation>Country of birth.</xs:documentation>
            </xs:annotation>
          </xs:element>
          <xs:element name="misto" type="xs:string">
            <xs:annotation>
              <xs:documentation>Name of the place abroad.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:complexType name="Stat">
        <xs:annotation>
          <xs:documentation>Code of a country.</xs:documentation>
        </xs:annotation>
        <xs:simpleContent>
          <xs:extension base="xs:integer">
            <xs:attribute name="nazev" type="xs:string">
              <xs:annotation>
                <xs:documentation>Short name of the country.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>

      <xs:complexType name="Datum">
        <xs:annotation>
          <xs:documentation>Date with its state.</xs:documentation>
        </xs:annotation>
        <xs:simpleContent>
          <xs:extension base="xs:date">
            <xs:attribute name="stav" type="ats:Stav">
              <xs:annotation>
                <xs:documentation>State of the date.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>

      <xs:complexType name="Doklady">
        <xs:annotation>
          <xs:documentation>List of identity documents, in which the service puts one at most.</xs:documentation>
        </xs:annotation>
        <xs:sequence>
          <xs:element name="Doklad" type="ats:Doklad" minOccurs="0" maxOccurs="unbounded">
            <xs:annotation>
              <xs:documentation>One identity document.</xs:documentation>
            </xs:annotation>
          </xs:element>
        </xs:sequence>
      </xs:complexType>

      <xs:complexType name="Doklad">
        <xs:annotation>
          <xs:documentation>Number of an identity document.</xs:documentation>
        </xs:annotation>
        <xs:simpleContent>
          <xs:extension base="xs:string">
            <xs:attribute name="stav" type="ats:Stav">
              <xs:annotation>
                <xs:documentation>State of the document number.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
            <xs:attribute name="typ" type="ats:TypDokladu">
              <xs:annotation>
                <xs:documentation>Type of the document.</xs:documentation>
              </xs:annotation>
            </xs:attribute>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>

      <xs:simpleType name="TypDokladu">
        <xs:annotation>
          <xs:documentation>
            Document type, either a known one or any other code: ID identity card, P passport, IR residence permit, VS
            visa label, PS residence label.
          </xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="2"/>
        </xs:restriction>
      </xs:simpleType>

      <!-- Types of the attributes since version 4.2 -->

      <xs:simpleType name="TypPrihlaseniNia">
        <xs:annotation>
          <xs:documentation>Assurance level, either a known one or any other text.</xs:documentation>
        </xs:annotation>
        <xs:union memberTypes="ats:ZnamyTypPrihlaseniNia xs:string"/>
      </xs:simpleType>

      <xs:simpleType name="ZnamyTypPrihlaseniNia">
        <xs:annotation>
          <xs:documentation>Known assurance levels.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="http://eidas.europa.eu/LoA/low">
            <xs:annotation>
              <xs:documentation>Assurance level low.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="http://eidas.europa.eu/LoA/substantial">
            <xs:annotation>
              <xs:documentation>Assurance level substantial.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
          <xs:enumeration value="http://eidas.europa.eu/LoA/high">
            <xs:annotation>
              <xs:documentation>Assurance level high.</xs:documentation>
            </xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>

      <xs:simpleType name="IdentifikatorSpuu">
        <xs:annotation>
          <xs:documentation>Identifier of an authorized private entity.</xs:documentation>
        </xs:annotation>
        <xs:restriction base="xs:string">
          <xs:maxLength value="36"/>
        </xs:restriction>
      </xs:simpleType>

    </xs:schema>
  </wsdl:types>

  <wsdl:message name="heartBeatRequest">
    <wsdl:part name="heartBeatRequest" element="ats:heartBeatRequest"/>
  </wsdl:message>

  <wsdl:message name="heartBeatResponse">
    <wsdl:part name="heartBeatResponse" element="ats:heartBeatResponse"/>
  </wsdl:message>

  <wsdl:message name="authConfirmationRequest">
    <wsdl:part name="authConfirmationRequest" element="ats:authConfirmationRequest"/>
  </wsdl:message>

  <wsdl:message name="authConfirmationResponse">
    <wsdl:part name="authConfirmationResponse" element="ats:authConfirmationResponse"/>
  </wsdl:message>

  <wsdl:portType name="EndSession">
    <wsdl:documentation>Operations of the service.</wsdl:documentation>
    <wsdl:operation name="heartBeat">
      <wsdl:documentation>Tells whether the service is available.</wsdl:documentation>
      <wsdl:input name="heartBeatRequest" message="ats:heartBeatRequest"/>
      <wsdl:output name="heartBeatResponse" message="ats:heartBeatResponse"/>
    </wsdl:operation>
    <wsdl:operation name="authConfirmation">
      <wsdl:documentation>Exchanges a session identifier, once, for the attributes of the user.</wsdl:documentation>
      <wsdl:input name="authConfirmationRequest" message="ats:authConfirmationRequest"/>
      <wsdl:output name="authConfirmationResponse" message="ats:authConfirmationResponse"/>
    </wsdl:operation>
  </wsdl:portType>

  <wsdl:binding name="EndSessionSoap11" type="ats:EndSession">
    <soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="heartBeat">
      <soap:operation soapAction="heartBeat"/>
      <wsdl:input name="heartBeatRequest">
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output name="heartBeatResponse">
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="authConfirmation">
      <soap:operation soapAction=""/>
      <wsdl:input name="authConfirmationRequest">
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output name="authConfirmationResponse">
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>

  <wsdl:service name="EndSessionService">
    <wsdl:port name="EndSessionSoap11" binding="ats:EndSessionSoap11">
      <wsdl:documentation>Address in production; any other environment needs its own.</wsdl:documentation>
      <soap:address location="`,
    `"/>
    </wsdl:port>
  </wsdl:service>
</wsdl:definitions>`,
  ],
};

/**
 * The WSDL document of one version with the endpoint of an environment in place of the production one.
 *
 * @param legacyMutualTls SOAP endpoint of the legacy API; it asks for a client certificate. Without `/asws/atsEndpoint`.
 */
export function legacyWsdl(version: LegacyVersion, legacyMutualTls: string): string {
  const [before, after] = texts[version];
  return before + escapeAttribute(legacyMutualTls + legacyEndpointPath) + after;
}

function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
