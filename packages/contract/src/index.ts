import { additions } from './additions.ts'
import { advice } from './advice.ts'
import { breakdowns } from './breakdowns.ts'
import { company } from './company.ts'
import { csrd } from './csrd.ts'
import { documents } from './documents.ts'
import { euTaxonomy } from './eu-taxonomy.ts'
import { exchange } from './exchange.ts'
import { factors } from './factors.ts'
import { figures } from './figures.ts'
import { history } from './history.ts'
import { inventory } from './inventory.ts'
import { iro } from './iro.ts'
import { law } from './law.ts'
import { materiality } from './materiality.ts'
import { models } from './models.ts'
import { operations } from './operations.ts'
import { organisation } from './organisation.ts'
import { passkeys } from './passkeys.ts'
import { pointing } from './pointing.ts'
import { privacy } from './privacy.ts'
import { provisioning } from './provisioning.ts'
import { questionnaires } from './questionnaires.ts'
import { report } from './report.ts'
import { answer, links, requests } from './requests.ts'
import { review } from './review.ts'
import { audit, rooms } from './rooms.ts'
import { scim } from './scim.ts'
import { secondFactor } from './second-factor.ts'
import { session } from './session.ts'
import { singleSignOn } from './single-sign-on.ts'
import { surveys } from './surveys.ts'
import { tagging } from './tagging.ts'
import { tokens } from './tokens.ts'
import { trail } from './trail.ts'
import { users } from './users.ts'
import { wording } from './wording.ts'
import { work } from './work.ts'
import { years } from './years.ts'

export * from './additions.ts'
export * from './advice.ts'
export {
  AskedTable,
  Breakdown as DatapointBreakdown,
  BreakdownAxis,
  BreakdownCell,
  BreakdownChange,
  CheckedCells,
  TypedCell,
} from './breakdowns.ts'
export * from './calculators.ts'
export * from './code-lists.ts'
export * from './column-name.ts'
export * from './company.ts'
export * from './compared-sources.ts'
export * from './contradicts-verdict.ts'
export * from './conversion.ts'
export * from './csrd.ts'
export * from './document-pages.ts'
export * from './document-stages.ts'
export * from './documents.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export * from './eu-taxonomy.ts'
export * from './exchange.ts'
export * from './extracts.ts'
export * from './fact-change.ts'
export * from './factor-editions.ts'
export * from './factors.ts'
export * from './figures.ts'
export * from './footnote-id.ts'
export * from './formula-figures.ts'
export * from './history.ts'
export * from './inventory-shapes.ts'
export * from './iro.ts'
export * from './kept-answers.ts'
export * from './language.ts'
export * from './law.ts'
export * from './lei.ts'
export * from './limits.ts'
export * from './markup.ts'
export * from './materiality.ts'
export * from './materiality-method.ts'
export * from './materiality-shapes.ts'
export * from './materiality-signed.ts'
export * from './method-fields.ts'
export * from './models.ts'
export * from './organisation.ts'
export * from './paragraph.ts'
export * from './parts-import.ts'
export { NewCredential, Passkey, SignedCredential } from './passkeys.ts'
export * from './pointing.ts'
export * from './privacy.ts'
export * from './progress.ts'
export { DirectoryToken } from './provisioning.ts'
export * from './quantities.ts'
export * from './questionnaires.ts'
export * from './report.ts'
export * from './report-shapes.ts'
export * from './requests.ts'
export * from './review.ts'
export * from './rich-text.ts'
export * from './roles.ts'
export * from './rooms.ts'
export {
  ScimError,
  type ScimGroup,
  type ScimPatch,
  type ScimType,
  type ScimUser,
  type SentScimUser,
  scimSchemas,
} from './scim.ts'
export { FactorState } from './second-factor.ts'
export * from './security-events.ts'
export { UserSession } from './session.ts'
export * from './session-limits.ts'
export * from './shown-decimals.ts'
export { SingleSignOn } from './single-sign-on.ts'
export * from './staleness.ts'
export * from './statement.ts'
export * from './surveys.ts'
export * from './tagging.ts'
export { ApiToken } from './tokens.ts'
export * from './trail.ts'
export * from './trail-kinds.ts'
export { User } from './user.ts'
export { CompanyUser } from './users.ts'
export * from './waiting.ts'
export * from './wording.ts'
export * from './work.ts'
export * from './work-shapes.ts'
export * from './years.ts'

/** Every call of the API. */
export const contract = {
  operations,
  session,
  secondFactor,
  passkeys,
  singleSignOn,
  tokens,
  privacy,
  trail,
  company,
  users,
  provisioning,
  scim,
  documents,
  models,
  csrd,
  history,
  review,
  pointing,
  breakdowns,
  additions,
  exchange,
  iro,
  law,
  materiality,
  advice,
  surveys,
  wording,
  report,
  euTaxonomy,
  tagging,
  work,
  requests,
  questionnaires,
  links,
  answer,
  rooms,
  audit,
  organisation,
  figures,
  factors,
  inventory,
  years,
}
