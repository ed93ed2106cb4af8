import type { ConceptKind } from '../../text/lexicon.ts'
import type { ObservationKind, Source } from './observation-kind.ts'

// The names of all features that the scorer weighs. A name that no weight was learned for counts nothing, so a typo would go unnoticed:
// here it does not compile. A new feature is named here first, and weighs once `npm run learn` has seen it.

/** What the shape of an observation says of it, whatever a datapoint asks for. */
export type TraitName =
  | 'answered_no'
  | 'answered_yes'
  | 'begins'
  | 'beside_total'
  | 'conditional'
  | 'about'
  | 'change_before'
  | `cue_${'all' | 'none' | 'not'}`
  | 'enumerates'
  | 'figures'
  | 'form'
  | 'has_digits'
  | 'in_brackets'
  | 'in_table'
  | 'index'
  | 'is_part'
  | 'label'
  | 'later_column'
  | 'later_figure'
  | 'left_behind'
  | 'limit'
  | 'loose'
  | 'no_heads'
  | `note_${'part' | 'estimated' | 'adjusted' | 'basis'}`
  | 'prior'
  | 'reached'
  | 'right_only'
  | 'sentence_words'
  | 'sheet'
  | 'siblings'
  | 'tiny'
  | 'transposed'
  | 'unit_above'

export type Traits = Partial<Record<TraitName, number>>

/** Where a slot was found to be said. */
type Said = Source | 'unit'

/** What the official name of a datapoint says. */
type NameFeature = `name_${'share' | 'label' | 'fit' | 'edge' | 'better' | 'whole'}`

type MatchFeature =
  | 'derived'
  | `missing${'' | '_needed'}`
  | `cover_${Said}`
  | `key_${Said | 'none'}${'' | '_generic'}`
  | `key_${'left' | 'right'}`
  | 'own_generic'
  | 'unit_assumed'
  | `unit_${'cell' | 'row' | 'column' | 'table' | 'none'}`
  | `year_${'none' | 'same' | 'other' | 'unsettled'}`
  | `kind_${ObservationKind}`
  | `page_says${'' | '_other'}`
  | `not_${Source}${'' | '_far'}`
  | `not_${Source}_${ConceptKind}`
  | 'not_excused'
  | `party${'' | '_far'}`
  | `extra_own_${ConceptKind}`
  | `extra_${Source}`
  | `domain${'' | '_heading'}`
  | `residue_${Source}`
  | 'residue_own_share'
  | `counts_${'key' | 'other'}`
  | `place_${Source}`
  | `whole_${Source}`
  | 'own_empty'
  | 'own_words'
  | 'hundred'
  | 'fraction'
  | `role_${string}`
  | `code${'' | '_requirement' | '_datapoint'}`

/** What speaks for or against a match by itself. */
export type FeatureName = MatchFeature | NameFeature | TraitName

/** Features of a match with their values; those of sentences, and of words for none and all, stand once more under their kind. */
export type FeatureValues = Partial<Record<FeatureName | `${Exclude<ObservationKind, 'cell'>}:${string}`, number>>
