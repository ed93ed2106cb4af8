import { describe, expect, it } from 'vitest'
import { columnRole } from './roles.ts'

describe('heads of two years', () => {
  it('say what lies between them where the later comes first', () => {
    for (const head of ['2025-2024', '2024/2023', '2024/23', 'fy 2024-fy 2023', 'figures 2024 - 2023'])
      expect(columnRole([head]), head).toBe('change')
  })

  it('are a split year or a span where the earlier comes first, and a day is none', () => {
    for (const head of ['2023/24', '2023-2024', '2024-12', '2024-12-31', '31.12.2024', '2024'])
      expect(columnRole([head]), head).toBe('actual')
  })
})
