import { expect, test } from '@playwright/test'
import { calls } from './client.ts'
import { aCompany, expectWellMade, signIn, web } from './pages.ts'

// From a tree of entities and sites to a figure that anybody can open, and from there into the next year.

test('a figure of the group is collected, opened to a meter reading, taken, and restated in the next year', async ({
  page,
}) => {
  const { client, email } = await aCompany({ reporting_year: 2025, standard_set: 'esrs-2023' })
  const params = { key: 'E1-5_01' }
  await signIn(page, email)

  await page.goto(`${web()}/company/structure`)
  await page.getByRole('button', { name: 'Enter the parent of the group' }).click()
  const form = page.getByRole('dialog', { name: 'New entity or site' })
  await form.getByLabel('Code', { exact: true }).fill('KP')
  await form.getByLabel('Name', { exact: true }).fill('Kessler Pumpenbau')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Kessler Pumpenbau is saved')).toBeVisible()
  const { units } = await client.call(calls.organisation.tree, {})
  const site = (code: string, name: string) =>
    client.call(calls.organisation.add, {
      body: {
        code,
        name,
        kind: 'site',
        parent: units[0]!.id,
        until: null,
        country: 'DE',
        currency: 'EUR',
        holdings: [{ from: null, share: 100, method: 'full' }],
        year_end: 12,
        heads: null,
        area: null,
      },
    })
  await site('KP-1', 'Foundry')
  const assembly = await site('KP-2', 'Assembly')

  await page.goto(`${web()}/documents/figures`)
  await page.getByRole('button', { name: 'Collect a value in parts' }).first().click()
  const setup = page.getByRole('dialog', { name: 'Collect a value in parts' })
  await setup.getByLabel('Search a datapoint').fill('E1-5_01')
  await setup.getByRole('button', { name: /^E1-5_01/ }).click()
  await setup.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Foundry/ }).click()
  await page.getByRole('button', { name: 'Add a part' }).last().click()
  const part = page.getByRole('dialog', { name: 'Add a part' })
  await part.getByLabel('Last month').click()
  await page.getByRole('option', { name: /^Dec/ }).click()
  await part.getByLabel('Number', { exact: true }).fill('900')
  await part.getByLabel('Source', { exact: true }).fill('Meter 4711')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('900 MWh = 900 MWh')).toBeVisible()
  await client.call(calls.figures.addPart, {
    params,
    body: {
      unit_id: assembly.id,
      label: '',
      from: '2025-01',
      to: '2025-12',
      number: 300_000,
      unit: 'kWh',
      factor: 1,
      base: null,
      counterpart: null,
      estimated: false,
      note: 'Meter 0815',
      document: null,
    },
  })

  // From the list of figures it takes three clicks to a meter reading.
  await page.goto(`${web()}/documents/figures`)
  await page.getByRole('link', { name: 'Total energy consumption, own operations' }).click()
  await page.getByRole('button', { name: /^Assembly/ }).click()
  await page.getByRole('button', { name: /^Change the part of Jan/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Source', { exact: true })).toHaveValue('Meter 0815')
  await page.keyboard.press('Escape')
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Take as value' }).click()
  await expect(page.getByText('A proposal for this value waits for a decision.')).toBeVisible()
  const { deliveries } = await client.call(calls.work.task, { params })
  await client.call(calls.work.accept, { params: { id: deliveries[0]!.id } })

  await page.goto(`${web()}/company/years`)
  await page.getByRole('button', { name: 'Begin 2026' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin 2026' }).click()
  await expect(page.getByRole('heading', { name: /^You report on 2026/ })).toBeVisible()
  await page.getByRole('button', { name: 'Restate a comparative' }).click()
  const restate = page.getByRole('dialog', { name: 'Restate a comparative' })
  await restate.getByLabel('Search a datapoint').fill('E1-5_01')
  await restate.getByRole('button', { name: /^E1-5_01/ }).click()
  await restate.getByLabel('New value for 2025').fill('1,250 MWh')
  await restate.getByLabel('Reason').fill('A meter of the foundry was missing')
  await restate.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A meter of the foundry was missing')).toBeVisible()
  await expectWellMade(page)

  await client.call(calls.csrd.updateDatapoint, { params, body: { value: '1300 MWh' } })
  await page.goto(`${web()}/report?chapter=E1`)
  const note =
    /The figure for 2025 is restated: 1,250\sMWh instead of 1,200\sMWh, as reported then\. Reason: A meter of the foundry was missing\./
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByRole('cell', { name: '1,250', exact: true })).toBeVisible()
})
