import type { Page, Span } from '../reading/document.ts'
import { minOf } from '../reading/min-max.ts'
import type { Proposal } from './answering/answer.ts'

/** From this on recognised figures are as good as written ones; right figures of clean scans come out above it. */
const sure = 0.88
/** Below this a figure is rather wrong than right: a comma is lost in dirt more often than a digit. */
const readable = 0.8
/** A page whose words are less sure than this on average is a bad copy, whatever its figures say. */
const goodCopy = 0.85
/** Below what is ever shown. */
const aside = 0.3

/**
 * Holds back what rests on recognised text: a value whose words were not read for sure is never shown as sure, and a figure
 * that was hardly read is kept but not shown.
 */
export function weighRecognition(proposal: Proposal, page: Page): void {
  const { ocr, text } = page
  if (!ocr) return
  const { place } = proposal.candidate
  const inPicture = restsOnPicture(page, place)
  if (ocr.inPictures && !inPicture) return
  const figure =
    place.valueStart === null || place.valueEnd === null ? null : { start: place.valueStart, end: place.valueEnd }
  const figures = ocr.words.filter((word) => touches(word, place) && /\d/.test(text.slice(word.start, word.end)))
  const own = figure ? figures.filter((word) => touches(word, figure)) : figures
  const least = Math.min(1, minOf(own.map((word) => word.confidence)))
  const around = Math.min(1, minOf(figures.map((word) => word.confidence)))
  if (least < sure || around < aside || ocr.confidence < goodCopy || inPicture) proposal.sure = Number.POSITIVE_INFINITY
  if (least < readable) proposal.candidate.score = Math.min(proposal.candidate.score, aside)
}

/** Whether a passage holds words that were recognised. */
export const isRecognised = ({ ocr }: Page, passage: Span): boolean =>
  ocr?.words.some((word) => touches(word, passage)) ?? false

/** What rests on a picture beside the text of a page is for a person to look at: it may as well be a drawing. */
export const restsOnPicture = (page: Page, passage: Span): boolean =>
  page.ocr?.inPictures === true && isRecognised(page, passage)

function touches(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start
}
