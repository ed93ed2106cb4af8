/** Settings that come with the page, so that one build serves every deployment. */
export interface WebConfig {
  /** Address of the API without a slash at the end. */
  apiUrl: string
  /** Largest file that may be uploaded, in MB of 1,048,576 bytes. */
  maxUploadMb?: number | undefined
  /** A sign-in that works, of development without a server. */
  signIn?: { email: string; password: string } | undefined
}

/** Default address of the API: the development port on the same host. */
let config: WebConfig = { apiUrl: `${location.protocol}//${location.hostname}:8900` }

/** Default limits of the server. */
const usualUploadMb = 100

/** Reads `/config.json`; call once before the first call of the API. */
export async function loadConfig(): Promise<void> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store' })
    const settings = (await response.json()) as Partial<WebConfig> | null
    if (response.ok && settings) setConfig({ ...config, ...settings, apiUrl: settings.apiUrl || config.apiUrl })
  } catch (error) {
    console.warn('config.json could not be read', error)
  }
}

export function setConfig(next: WebConfig) {
  config = { ...next, apiUrl: next.apiUrl.replace(/\/+$/, '') }
}

export const apiUrl = (): string => config.apiUrl

export const maxUploadBytes = (): number => (config.maxUploadMb ?? usualUploadMb) * 1_048_576

/** The sign-in of development without a server, for the page to show; production has none. */
export const exampleSignIn = () => (import.meta.env.DEV ? (config.signIn ?? null) : null)
