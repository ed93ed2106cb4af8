import type { ReactNode } from 'react'
import { useAfterPaint } from './use-after-paint.ts'

/** What stands below the first things of a page: drawn once those have been painted. */
export const AfterPaint = ({ children }: { children: ReactNode }) => useAfterPaint() && children
