/**
 * Version of what documents are read and analysed with. To be raised with every change that can give an already analysed
 * document other findings: documents of an older version are offered to be analysed again.
 */
export const engineVersion = '26'
