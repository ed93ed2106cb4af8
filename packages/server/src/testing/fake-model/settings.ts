import type { ModelConfig } from '../../model-settings.ts'
import type { FakeModel } from './server.ts'

/** Settings that lead to a fake model. Its replies are waited for longer than a busy machine needs. */
export const settingsFor = ({ url }: Pick<FakeModel, 'url'>, changed: Partial<ModelConfig> = {}): ModelConfig => ({
  provider: 'openai-compatible',
  url,
  key: 'secret-key',
  model: 'fake',
  structuredOutputs: true,
  temperature: 0,
  concurrency: 2,
  milliseconds: 60_000,
  maxOutputTokens: 1000,
  contextTokens: 128_000,
  budgetTokens: null,
  price: { input: 2, cached: 2, output: 10, currency: 'EUR' },
  record: null,
  ...changed,
})
