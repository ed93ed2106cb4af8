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

/** Settings in the page itself, as the web server of the product writes them, so that nothing has to be asked for first. */
function settingsOfPage(): Partial<WebConfig> | null {
  const text = document.querySelector('meta[name=settings]')?.getAttribute('content')
  return text ? JSON.parse(text) : null
}

/** Reads the settings of the page, or `/config.json` where another server sent it; call once before the first call of the API. */
export async function loadConfig(): Promise<void> {
  try {
    const settings = settingsOfPage() ?? (await asked())
    if (settings) setConfig({ ...config, ...settings, apiUrl: settings.apiUrl || config.apiUrl })
  } catch (error) {
    console.warn('The settings could not be read', error)
  }
}

async function asked(): Promise<Partial<WebConfig> | null> {
  const response = await fetch('/config.json', { cache: 'no-store' })
  const settings = (await response.json()) as Partial<WebConfig> | null
  return response.ok ? settings : null
}

export function setConfig(next: WebConfig) {
  config = { ...next, apiUrl: next.apiUrl.replace(/\/+$/, '') }
}

export const apiUrl = (): string => config.apiUrl

export const maxUploadBytes = (): number => (config.maxUploadMb ?? usualUploadMb) * 1_048_576

/** The sign-in of development without a server, for the page to show; production has none. */
export const exampleSignIn = () => (import.meta.env.DEV ? (config.signIn ?? null) : null)
