import type { Page } from '@playwright/test'
import type { Say, Screen } from './screen.ts'

// Screens of the second factor: codes and passkeys on the profile, the second step of a sign-in, a fresh proof, and the page of a
// company that requires one.

type Act = NonNullable<Screen['act']>
const account = 'features/account'
const step = 'features/account/second-step'
const codes = 'features/account/profile/second-factor'
const passkeys = 'features/account/profile/passkeys'

const screen = (name: string, who: Screen['who'], path: string, act?: Act, window?: true): Screen => ({
  name: `second-factor-${name}`,
  who,
  path: () => path,
  ...(act && { act }),
  ...(window && { window }),
})

const button = (page: Page, say: Say, folder: string, key: string) =>
  page.getByRole('button', { name: say(folder, key) }).first()

const opens =
  (folder: string, key: string): Act =>
  async (page, say) => {
    await button(page, say, folder, key).click()
    await page.locator('[role=dialog], [role=alertdialog]').last().waitFor()
  }

/** Asks whether something goes: passkeys come first on the page, codes after them. */
const removing =
  (folder: string, which: 'first' | 'last'): Act =>
  async (page, say) => {
    const buttons = page
      .locator('main')
      .getByRole('button', { name: new RegExp(say(folder, 'remove').source.slice(1), 'i') })
    await (which === 'first' ? buttons.first() : buttons.last()).click()
    await page.locator('[role=dialog], [role=alertdialog]').last().waitFor()
  }

/** Shows what makes codes; the key takes a moment. */
const settingUp: Act = async (page, say, companies) => {
  await opens(codes, 'setUp')(page, say, companies)
  await page.getByRole('img', { name: say(codes, 'dialog.qr') }).waitFor()
}

/** Enters the right password of somebody who has a second factor. */
const password: Act = async (page, say, { guarded }) => {
  await page.getByLabel(say(account, 'email')).fill(guarded.email)
  await page.locator('input[type=password]').fill(guarded.password)
  await page.locator('button[type=submit]').click()
  await page.getByRole('heading', { level: 1, name: say(step, 'passkey.title') }).waitFor()
}

const code: Act = async (page, say, companies) => {
  await password(page, say, companies)
  await button(page, say, step, 'passkey.other').click()
  await page.getByLabel(say(step, 'app.label')).waitFor()
}

const recovery: Act = async (page, say, companies) => {
  await code(page, say, companies)
  await button(page, say, step, 'app.other').click()
  await page.getByLabel(say(step, 'recovery.label')).fill('none')
  await page.locator('button[type=submit]').click()
  await page.locator('[aria-invalid=true]').waitFor()
}

/** Asks for the own data as if the last proof were long ago. */
const prove: Act = async (page, say, companies) => {
  const refusal = { error: 'Please confirm first that it is you.', code: 'step_up_required' }
  const headers = {
    'access-control-allow-origin': new URL(page.url()).origin,
    'access-control-allow-credentials': 'true',
  }
  await page.route('**/users/me/export/', (route) => route.fulfill({ status: 403, json: refusal, headers }))
  await opens('features/account/profile', 'data.export')(page, say, companies)
}

export const secondFactorScreens: Screen[] = [
  screen('profile', 'guarded', '/profile'),
  screen('codes', 'full', '/profile', settingUp, true),
  screen('codes-remove', 'guarded', '/profile', removing(codes, 'last'), true),
  screen('passkey-remove', 'guarded', '/profile', removing(passkeys, 'first'), true),
  screen('passkey-add', 'guarded', '/profile', opens(passkeys, 'add'), true),
  screen('passkey-first', 'full', '/profile', opens(passkeys, 'add'), true),
  screen('step-passkey', 'guest', '/login', password),
  screen('step-code', 'guest', '/login', code),
  screen('step-recovery', 'guest', '/login', recovery),
  { ...screen('prove', 'guarded', '/profile', prove, true), waits: true },
  screen('required', 'lacking', '/documents'),
  screen('required-passkey', 'lacking', '/documents', async (page, say) => {
    await button(page, say, codes, 'required.passkey').click()
    await page.getByLabel(say(passkeys, 'dialog.password')).waitFor()
  }),
]
