// The voluntary standard by module, in the regulation's order. CommonJS, because only `require` reads a file at once and when it is asked for:
// a bundle keeps each file asleep in a function of its own, and a company needs one set in one language.
module.exports = {
  get titles() {
    return require('./titles.json')
  },
  get topics() {
    return require('./topics.json')
  },
  standards: {
    B: {
      get facts() {
        return require('./B.json')
      },
      words: {
        get en() {
          return require('./B.en.json')
        },
        get de() {
          return require('./B.de.json')
        },
      },
    },
    C: {
      get facts() {
        return require('./C.json')
      },
      words: {
        get en() {
          return require('./C.en.json')
        },
        get de() {
          return require('./C.de.json')
        },
      },
    },
  },
}
