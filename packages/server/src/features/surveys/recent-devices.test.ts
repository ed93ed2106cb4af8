import { expect, test } from 'vitest'
import { recentDevices } from './recent-devices.ts'

test('a device is known for a minute, by survey', () => {
  let now = 0
  const devices = recentDevices(() => new Date(now))
  expect(devices.saw('a', 'one')).toBe(false)
  now = 30_000
  expect([devices.saw('a', 'one'), devices.saw('a', 'two'), devices.saw('b', 'one')]).toEqual([true, false, false])
  // Each answer begins a minute of its own.
  now = 89_000
  expect(devices.saw('a', 'one')).toBe(true)
  now = 200_000
  expect([devices.saw('a', 'one'), devices.saw('a', 'two')]).toEqual([false, false])
})
