/** What lies over the page behind a dialog. */
export const scrim = 'fixed inset-0 z-40 animate-fade-in bg-scrim'

/** The frame of a dialog; a sheet at the bottom of a phone. */
export const panel =
  'fixed z-40 flex flex-col bg-surface shadow-lg outline-none max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[90dvh] max-md:rounded-t-xl md:left-1/2 md:top-1/2 md:max-h-[85dvh] md:w-[calc(100vw-2rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-xl animate-fade-in'

/** The line of its buttons. */
export const foot = 'flex flex-wrap justify-end gap-2 border-line border-t px-6 py-3 max-md:px-4'
