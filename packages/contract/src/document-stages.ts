/** What is done with a document, one after the other. It stands apart from its schema, so that a page can ask for it without the library for schemas. */
export const documentStages = ['queued', 'reading', 'analysing', 'recording', 'processed', 'failed'] as const

/** Stages in which nothing more is done with a document, until somebody has it processed again. */
export const endedStages = ['processed', 'failed'] as const

export const hasEnded = (stage: (typeof documentStages)[number]): stage is (typeof endedStages)[number] =>
  stage === 'processed' || stage === 'failed'
