import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UnbrokenCodes } from './UnbrokenCodes.tsx'

describe('a sentence with codes in it', () => {
  it.each([
    ['There is no datapoint X9-9_99. Choose another.', ['X9-9_99']],
    ['Hängen Sie ?lang=de an.', ['?lang=de']],
    ['GOV-1 und E1-6 (AR 39)', ['GOV-1', 'E1-6']],
    ['Die E-Mail-Adresse ist frei.', []],
  ])('holds together what is read as one piece: %s', (text, whole) => {
    const { container } = render(<UnbrokenCodes text={text} />)
    expect(container).toHaveTextContent(text)
    expect([...container.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent)).toEqual(whole)
  })
})
