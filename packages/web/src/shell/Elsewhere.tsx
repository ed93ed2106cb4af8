import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { placeNow } from './moved.ts'

/** Leads on from an address that a page had before; what no page ever had is said to be missing. */
export default function Elsewhere({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation()
  const to = placeNow(pathname, search, hash)
  return to === null ? children : <Navigate to={to} replace state={state} />
}
