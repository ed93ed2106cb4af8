import { createContext, useContext } from 'react'
import type { AppRoute } from './routes.ts'

/** The route table, for those parts of the shell that lead somewhere. */
export const RouteContext = createContext<readonly AppRoute[]>([])

export const useRouteTable = () => useContext(RouteContext)
