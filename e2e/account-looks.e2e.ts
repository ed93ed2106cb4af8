import { expect, type Page, test } from '@playwright/test'
import { Client, calls } from './client.ts'
import { api, expectWellMade, password, web } from './pages.ts'

// Every screen of an account in both languages and both themes, wide and on a phone: accessible, and nothing sticks out.

const looks = [
  { language: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { language: 'de', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const

const guest = [
  { path: '/login', en: 'Sign in', de: 'Anmelden' },
  { path: '/signup', en: 'Create a company account', de: 'Unternehmenskonto anlegen' },
  { path: '/forgot-password', en: 'Forgot your password?', de: 'Passwort vergessen?' },
  { path: '/reset-password?token=unknown', en: 'This link no longer works', de: 'Dieser Link gilt nicht mehr' },
  { path: '/confirm-email?token=unknown', en: 'Confirm your new email address', de: 'E-Mail-Adresse bestätigen' },
  { path: '/privacy', en: 'Privacy', de: 'Datenschutz' },
  { path: '/nowhere', en: 'Oops! Page not found', de: /nicht gefunden/ },
]
const signedIn = [
  { path: '/profile', en: 'User Profile', de: 'Benutzerprofil' },
  { path: '/settings', en: 'Settings', de: 'Einstellungen' },
  { path: '/api-reference', en: 'API reference', de: 'API-Referenz' },
  { path: '/overview', en: 'Overview', de: 'Übersicht' },
]

for (const { language, colorScheme, viewport } of looks) {
  test.describe(`${language}, ${colorScheme}, ${viewport.width} pixels wide`, () => {
    test.use({ colorScheme, viewport })

    const visit = async (page: Page, screens: typeof guest) => {
      for (const screen of screens) {
        await page.goto(web() + screen.path)
        await expect(page.getByRole('heading', { level: 1, name: screen[language] })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectWellMade(page)
      }
    }
    test.beforeEach(({ page }) =>
      page.addInitScript((code) => localStorage.setItem('preferred_language', code), language),
    )

    test('every screen before the sign-in is accessible', ({ page }) => visit(page, guest))

    test('every screen of a person is accessible', async ({ page }) => {
      const client = new Client(api())
      const email = `person-${crypto.randomUUID()}@example.org`
      const body = { email, password, name: 'Mira Kessler', company_name: 'Kessler Pumpenbau' }
      const { access, refresh, user } = await client.call(calls.session.register, { body })
      await page.addInitScript(
        ([tokens, person]) => {
          localStorage.setItem('auth_tokens', tokens)
          localStorage.setItem('current_user', person)
        },
        [JSON.stringify({ access, refresh }), JSON.stringify(user)] as const,
      )
      await visit(page, signedIn)
      await page.getByRole('button', { name: language === 'de' ? 'Menü öffnen' : 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Mira Kessler' })).toBeVisible()
      await expectWellMade(page)
    })
  })
}
