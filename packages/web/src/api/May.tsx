import type { Permission } from '@esrs/contract'
import type { ReactNode } from 'react'
import { useMay } from './role.ts'

/** What is shown only to those who may do it; reporting work where it is not said. */
export function May({ needs = 'report', children }: { needs?: Permission; children: ReactNode }) {
  return useMay(needs) ? children : null
}
