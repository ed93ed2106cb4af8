import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Sent } from '../packages/contract/src/endpoint.ts'
import { Client, calls } from './client.ts'

// What journeys share: the product that runs for all of them, people who sign in, and what must hold on every page.

/** The password of everybody that a journey makes. */
export const password = 'a long enough phrase'

export const api = () => process.env.E2E_API ?? ''
export const web = () => process.env.E2E_WEB ?? ''

/** Path of a document of the demo company. */
export const demo = (name: string) => path.join(path.dirname(import.meta.dirname), 'demo', name)

/** A company that has left the onboarding, registered by the API, which is quick; its administrator is not signed in to a browser. */
export async function aCompany(
  metadata: Sent<typeof calls.company.update>['body']['metadata'] = {},
  { name = 'Kessler Pumpenbau', person = 'Mira Kessler' } = {},
): Promise<{ client: Client; email: string }> {
  const client = new Client(api())
  const email = `person-${crypto.randomUUID()}@example.org`
  const body = { email, password, name: person, company_name: name }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  await client.call(calls.company.update, { body: { metadata: { skip_onboarding: true, ...metadata } } })
  return { client, email }
}

/** Signs in through the page; resolves when the first page of the product is there. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${web()}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
}

/** Puts the bar of a phone at the end of the page, or back: what lies under it now is scrolled from under it by whoever wants it. */
const barAtEnd = (page: Page, isAtEnd: boolean) =>
  page.evaluate(
    (position) => {
      const bar = document.querySelector<HTMLElement>('nav[data-bar]')
      if (bar) bar.style.position = position
    },
    isAtEnd ? 'static' : '',
  )

/**
 * Lays out what is out of sight, as it is when somebody comes there: until then a part has a size that was guessed, and what stands in it
 * would lie over what comes after it.
 */
const layOut = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  })

export async function expectAccessible(page: Page): Promise<void> {
  await barAtEnd(page, true)
  await layOut(page)
  const { violations } = await new AxeBuilder({ page })
    // What is accessible needs no report, and one page without frames of others no second page that puts results together. It comes
    // first, because it takes the place of all options before it.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(true)
    .analyze()
  await barAtEnd(page, false)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Accessible, and nothing sticks out sideways. */
export async function expectWellMade(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
