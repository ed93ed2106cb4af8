import type { Analysis } from '../analysis/finding.ts'
import type { StandardSet } from '../esrs/index.ts'
import type { ReadDocument } from '../reading/document.ts'
import type { Blocks } from './quoted.ts'
import type { ModelRequest } from './requests.ts'

/** What a model answered to one request: the JSON as received. */
export interface ModelReplyTo {
  request: Pick<ModelRequest, 'kind' | 'marks' | 'pages' | 'standard'>
  reply: unknown
}

/** What answers are held against. */
export interface CheckContext {
  document: ReadDocument
  analysis: Pick<Analysis, 'findings' | 'reportingYear'>
  /** Name of the model, kept with everything it found. */
  model: string
  set: StandardSet
  blocks: Blocks
}
