import { type Language, languages } from '@esrs/contract'
import { type Client, calls } from '../../e2e/client.ts'

/** Replies to the same call in each language. */
async function inEach<T>(client: Client, ask: () => Promise<T>): Promise<Record<Language, T>> {
  const replies: [Language, T][] = []
  for (const language of languages) {
    client.language = language
    replies.push([language, await ask()])
  }
  client.language = 'en'
  return Object.fromEntries(replies) as Record<Language, T>
}

const { materiality, advice, csrd, law, operations, privacy } = calls

async function assessment(client: Client) {
  return {
    assessment: await client.call(materiality.assessment, {}),
    method: await client.call(materiality.method, {}),
    stakeholders: await client.call(materiality.stakeholders, {}),
    log: await client.call(materiality.log, {}),
    surveyDraft: await client.call(materiality.surveyDraft, { query: { side: 'impact' } }),
    versions: (await client.call(materiality.versions, {})).versions,
  }
}

/** Each entry of the assessment with all scores, by its id. */
async function entries(client: Client) {
  const details: [string, unknown][] = []
  for (const { id } of (await client.call(materiality.assessment, {})).entries)
    details.push([id, await client.call(materiality.entry, { params: { id } })])
  return Object.fromEntries(details)
}

/** The recommendations, after they were calculated from the current values. */
async function recommendations(client: Client) {
  await client.call(advice.refresh, {})
  for (;;) {
    const { running, failed } = await client.call(advice.list, {})
    if (failed) throw new Error('The recommendations could not be made.')
    if (!running) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return inEach(client, async () => (await client.call(advice.list, {})).data)
}

/** Options of the filters for datapoints: standards, types and so on. */
const filters = (client: Client) =>
  inEach(client, async () => {
    const query = { with_values: 'false', page_size: 10 }
    const { control_codes, data_types } = (await client.call(csrd.listDatapoints, { query })).filter_options
    return { control_codes, data_types }
  })

/** Replies about the product itself, such as its version. */
const service = async (client: Client) => ({
  live: await client.call(operations.live, {}),
  ready: await client.call(operations.ready, {}),
  notice: await client.call(privacy.notice, {}),
})

/** All recorded replies for the mock of the web app, by file name. */
export async function replies(client: Client): Promise<Record<string, unknown>> {
  return {
    materiality: { ...(await inEach(client, () => assessment(client))), entries: await entries(client) },
    recommendations: await recommendations(client),
    filters: await filters(client),
    law: {
      answers: await inEach(client, () => client.call(law.get, {})),
      activities: await inEach(client, () => client.call(law.activities, {})),
    },
    service: await service(client),
  }
}
