export * from './method.ts'
export * from './score.ts'
export * from './survey.ts'
export * from './topic.ts'
