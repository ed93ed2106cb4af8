/** What the app is told when it is loaded, so that one build serves every deployment. */
export interface WebConfig {
  /** Address of the API without a slash at the end. */
  apiUrl: string
}

/** Where an API is expected until somebody says where it is: the development port on the same host. */
let config: WebConfig = { apiUrl: `${location.protocol}//${location.hostname}:8900` }

/** Reads `/config.json`; call once before the first call of the API. */
export async function loadConfig(): Promise<void> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store' })
    const said: unknown = await response.json()
    const apiUrl = (said as Partial<WebConfig> | null)?.apiUrl
    if (response.ok && apiUrl) setConfig({ apiUrl })
  } catch (error) {
    console.warn('config.json could not be read', error)
  }
}

export function setConfig(next: WebConfig) {
  config = { ...next, apiUrl: next.apiUrl.replace(/\/+$/, '') }
}

export const apiUrl = (): string => config.apiUrl
