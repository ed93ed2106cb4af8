import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock

const open = () => openApp('/extracted', { signedIn: true })
const group = (name: string) => screen.findByRole('region', { name })

describe('topics that are not material', () => {
  const assess = (material: Record<string, boolean | null>) =>
    server.use(
      http.get(`${api}/company/materiality/`, () =>
        HttpResponse.json({
          topics: Object.entries(material).map(([code, value]) => ({
            code,
            title: { E3: 'Water', E4: 'Biodiversity', E5: 'Resource use', S3: 'Affected communities' }[code] ?? '',
            material: value,
          })),
        }),
      ),
    )

  it('are named in the group that they belong to', async () => {
    assess({ E1: true, E2: null, E3: false, E4: false, E5: false, S3: false })
    open()
    expect(
      await screen.findByText(
        'Topics E3 (Water), E4 (Biodiversity) and E5 (Resource use) are not material per the company’s double materiality assessment.',
      ),
    ).toBeVisible()
    const social = within(await group('Social'))
    expect(
      social.getByText(
        'Topic S3 (Affected communities) is not material per the company’s double materiality assessment.',
      ),
    ).toBeVisible()
    expect(social.getByRole('link', { name: 'Open the assessment' })).toHaveAttribute('href', '/iro?view=materiality')
  })

  it('are not spoken of where there are none', async () => {
    assess({ E1: true, E3: null })
    open()
    await group('Environmental')
    expect(screen.queryByText(/not material/)).toBeNull()
  })
})
