import type { HandledJob } from '../../jobs/job.ts'
import { createReporting, type ReportingOptions } from '../reporting/index.ts'
import { createSurveys, type SurveyOptions } from '../surveys/index.ts'
import { createWork, type WorkOptions } from '../work/index.ts'
import { demoJobs } from './accept-proposals.ts'
import { datedClock } from './dated-clock.ts'
import { type DemoParts, type DemoSignIn, seedDemo } from './seed-demo.ts'

export { acceptProposalsJob } from './accept-proposals.ts'
export type { DemoSignIn } from './seed-demo.ts'

/** The features by whose calls the demo company is entered, and what those are made of that it has a second time. */
export interface DemoOptions extends Omit<DemoParts, 'together' | 'dated'> {
  reportingOptions: ReportingOptions
  surveyOptions: SurveyOptions
  workOptions: WorkOptions
}

/** The demo company, for the composition root. */
export interface DemoFeature {
  jobs: HandledJob[]
  /** Makes the company of a folder when there is no company yet; how to sign in to it, `null` where it did nothing. */
  seed(folder: string, isGerman?: boolean): Promise<DemoSignIn | null>
}

export function createDemo({ reportingOptions, surveyOptions, workOptions, ...features }: DemoOptions): DemoFeature {
  const clock = datedClock(features.clock)
  const reporting = createReporting({ ...reportingOptions, clock })
  const surveys = createSurveys({ ...surveyOptions, clock, reporting })
  const together = createWork({ ...workOptions, enqueue: async () => {} })
  const parts: DemoParts = { ...features, together, dated: { clock, reporting, surveys } }
  return {
    jobs: demoJobs(parts),
    seed: (folder, isGerman) => seedDemo(parts, folder, isGerman),
  }
}
