/** Settings of a method that have a source of their own, in the order in which they are shown. */
export const methodFields = [
  'scale',
  'severity',
  'peak',
  'humanRights',
  'impact',
  'financial',
  'assessors',
  'topic',
  'thresholds',
  'bands',
  'likelihoodSteps',
  'stakeholders',
  'mediumTerm',
] as const
