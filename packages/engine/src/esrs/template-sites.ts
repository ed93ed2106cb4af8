import { fold } from '../text/text.ts'
import { freeMember } from './free-members.ts'

/** Names that the official template has for the columns of its list of sites, and for the column of another table that says which of them. */
export const siteColumns = {
  number: 'IdentifierOfSiteTypedAxis',
  chosen: 'IdentifierOfSitesInBiodiversitySensitiveAreasTypedAxis',
  address: 'AddressOfSite',
  code: 'PostalCodeOfSite',
  city: 'CityOfSite',
  country: 'CountryOfSite',
} as const

/** A site as a template lists it; empty where it says nothing. */
export interface ListedSite {
  number: string
  address: string
  code: string
  city: string
  country: string
}

/** The words and numbers of a text of a template, as they are compared. */
export const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? []
const holds = (words: readonly string[], all: readonly string[]) =>
  all.length > 0 && all.every((w) => words.includes(w))

/** What a site of a template is called as a member of a breakdown: its address and town, as far as a name is long; `null` without either. */
export function memberOfSite({ address, city }: ListedSite): string | null {
  for (const words of [[address, city], [address], [city]]) {
    const member = freeMember(words.filter(Boolean).join(', '))
    if (member !== null) return member
  }
  return null
}

/**
 * The one listed site that a company calls by a name: the name says all of its address, or is a part of it; of several, or without
 * one, the town decides. `null` where that leaves none, or more than one.
 */
export function siteCalled(name: string, sites: readonly ListedSite[]): ListedSite | null {
  const said = wordsIn(name)
  const inTown = ({ city }: ListedSite) => holds(said, wordsIn(city))
  const byAddress = sites.filter(({ address }) => holds(said, wordsIn(address)))
  const byPart = sites.filter((site) => holds(wordsIn(Object.values(site).slice(1).join(' ')), said))
  for (const found of [byAddress, byAddress.filter(inTown), byPart, sites.filter(inTown)])
    if (found.length === 1) return found[0]!
  return null
}
