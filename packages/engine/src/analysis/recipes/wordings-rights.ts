import { channelWordings } from './wordings-channels.ts'
import { integrityWordings } from './wordings-integrity.ts'
import { policyWordings } from './wordings-policies.ts'

/** What reports say besides of rules, of channels to speak through and of how business is done. */
export const rightsWordings = [policyWordings, channelWordings, integrityWordings] as const
