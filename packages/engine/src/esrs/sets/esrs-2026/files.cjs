// The revised ESRS, in the regulation's order. CommonJS, because only `require` reads a file at once and when it is asked for:
// a bundle keeps each file asleep in a function of its own, and a company needs one set in one language.
module.exports = {
  get titles() {
    return require('./titles.json')
  },
  get topics() {
    return require('./topics.json')
  },
  standards: {
    'ESRS 2': {
      get facts() {
        return require('./ESRS2.json')
      },
      words: {
        get en() {
          return require('./ESRS2.en.json')
        },
        get de() {
          return require('./ESRS2.de.json')
        },
      },
    },
    E1: {
      get facts() {
        return require('./E1.json')
      },
      words: {
        get en() {
          return require('./E1.en.json')
        },
        get de() {
          return require('./E1.de.json')
        },
      },
    },
    E2: {
      get facts() {
        return require('./E2.json')
      },
      words: {
        get en() {
          return require('./E2.en.json')
        },
        get de() {
          return require('./E2.de.json')
        },
      },
    },
    E3: {
      get facts() {
        return require('./E3.json')
      },
      words: {
        get en() {
          return require('./E3.en.json')
        },
        get de() {
          return require('./E3.de.json')
        },
      },
    },
    E4: {
      get facts() {
        return require('./E4.json')
      },
      words: {
        get en() {
          return require('./E4.en.json')
        },
        get de() {
          return require('./E4.de.json')
        },
      },
    },
    E5: {
      get facts() {
        return require('./E5.json')
      },
      words: {
        get en() {
          return require('./E5.en.json')
        },
        get de() {
          return require('./E5.de.json')
        },
      },
    },
    S1: {
      get facts() {
        return require('./S1.json')
      },
      words: {
        get en() {
          return require('./S1.en.json')
        },
        get de() {
          return require('./S1.de.json')
        },
      },
    },
    S2: {
      get facts() {
        return require('./S2.json')
      },
      words: {
        get en() {
          return require('./S2.en.json')
        },
        get de() {
          return require('./S2.de.json')
        },
      },
    },
    S3: {
      get facts() {
        return require('./S3.json')
      },
      words: {
        get en() {
          return require('./S3.en.json')
        },
        get de() {
          return require('./S3.de.json')
        },
      },
    },
    S4: {
      get facts() {
        return require('./S4.json')
      },
      words: {
        get en() {
          return require('./S4.en.json')
        },
        get de() {
          return require('./S4.de.json')
        },
      },
    },
    G1: {
      get facts() {
        return require('./G1.json')
      },
      words: {
        get en() {
          return require('./G1.en.json')
        },
        get de() {
          return require('./G1.de.json')
        },
      },
    },
  },
}
