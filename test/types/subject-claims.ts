/** The claims of scope `subject`, written off the contract; the shortcut is spelled as the service spells it. */
export interface SubjectClaims {
  readonly legal_entity_shorcut?: string;
  readonly lei?: string;
  readonly legal_entity_name?: string;
  readonly legal_entity_email?: string;
  readonly institution_type?: string;
  readonly public_organization_identifier?: string;
  readonly authorized_private_entity_personal_data_user_identifier?: string;
  readonly legal_entity_unique_identifier?: string;
}
