import { lastOnboardingStep } from '@esrs/contract'
import { type Client, calls } from '../../../e2e/client.ts'
import { password, signIn, visitor } from '../../record/place.ts'
import { outcome, type Steps, type Walk } from '../walk.ts'

const { company, secondFactor, session, tokens, users } = calls

const states = async (client: Client) =>
  (await client.call(users.list, {})).users.map(({ state, user_type }) => `${user_type} ${state}`).toSorted()

/** The own profile and the company. */
export const profileSteps = ({ place, admin }: Walk): Steps => {
  const fresh = 'another long phrase'
  let email = ''
  return {
    'a name is changed': () =>
      outcome(admin, session.updateMe, { body: { name: ' Alex von Neu ', position: 'Head of it' } }, (me) => [
        me.name,
        me.first_name,
        me.last_name,
        me.position,
      ]),
    'a name is changed and nothing else': async () => {
      await admin.call(session.updateMe, { body: { name: 'Alex' } })
      const { name, first_name, last_name, position } = await admin.call(session.me, {})
      return [name, first_name, last_name, position]
    },
    'a name is left empty': () => outcome(admin, session.updateMe, { body: { name: ' ' } }),
    'the company is changed': async () => {
      const metadata = { standard_set: 'esrs-2023', reporting_year: 2025, app_header_text: 'Ours' } as const
      await admin.call(company.update, { body: { name: 'Musterwerk II', address: 'Weg 1', metadata } })
      const now = await admin.call(company.get, {})
      const { standard_set, reporting_year, app_header_text, modules } = now.metadata
      return [now.name, now.address, standard_set, reporting_year, app_header_text, modules]
    },
    'a company has no name': () => outcome(admin, company.update, { body: { name: '' } }),
    'a year that is none is reported on': () =>
      outcome(admin, company.update, { body: { metadata: { reporting_year: 1800 } } }),
    'the wizard is begun': () =>
      outcome(
        admin,
        company.info,
        { body: { industry: 'energy', companySize: 'medium', reportScope: 'group' } },
        ({ metadata: { industry, company_size, report_scope, onboarding } }) => [
          industry,
          company_size,
          report_scope,
          onboarding?.completed_steps,
        ],
      ),
    'the wizard goes on': () =>
      outcome(admin, company.onboarding, { body: { step: 1 } }, ({ metadata }) => metadata.onboarding?.completed_steps),
    'the wizard ends': () =>
      outcome(admin, company.onboarding, { body: { step: lastOnboardingStep } }, ({ metadata }) => [
        metadata.onboarding,
        metadata.skip_onboarding,
      ]),
    'a step is done after the end of the wizard': () =>
      outcome(admin, company.onboarding, { body: { step: 1 } }, ({ metadata }) => [
        metadata.onboarding,
        metadata.skip_onboarding,
      ]),
    'a password is changed without the old one': () =>
      outcome(admin, session.changePassword, { body: { current_password: 'not the right one', password: fresh } }),
    'a password is too short': () =>
      outcome(admin, session.changePassword, { body: { current_password: password, password: 'short' } }),
    'a password is changed': async () => {
      email = (await admin.call(session.me, {})).email
      const { access } = await admin.call(session.changePassword, {
        body: { current_password: password, password: fresh },
      })
      admin.access = access
      const login = (with_: string) => outcome(visitor(place), session.login, { body: { email, password: with_ } })
      return [await login(password), await login(fresh)]
    },
    'an address is changed without the password': () =>
      outcome(admin, session.changeEmail, { body: { email: 'alex.neu@example.org', password } }),
    'an address is asked for that a mail has to confirm': async () => {
      await admin.call(session.changeEmail, { body: { email: 'alex.neu@example.org', password: fresh } })
      return (await admin.call(session.me, {})).email === email
    },
    'a forgotten password of nobody': () =>
      outcome(visitor(place), session.forgotPassword, { body: { email: 'nobody@example.org' } }),
    'a link that is none': () => outcome(visitor(place), session.checkLink, { body: { token: 'none' } }),
    'an address is confirmed by a link that is none': () =>
      outcome(visitor(place), session.confirmEmail, { body: { token: 'none' } }),
    'a session is ended that is none': () =>
      outcome(admin, session.endSession, { params: { id: crypto.randomUUID() } }),
    'a session is renewed by a token that is none': () =>
      outcome(visitor(place), session.refresh, { body: { refresh: 'none' } }),
    'somebody registers with an address that is taken': () =>
      outcome(visitor(place), session.register, {
        body: { email, password, name: 'Somebody Else', company_name: 'Another' },
      }),
    'an API token is made, and revoked twice': async () => {
      const made = await admin.call(tokens.create, {
        body: { name: 'A script', scopes: ['values:write'], days: 30, password: fresh },
      })
      const { id } = made.token
      const list = async () =>
        (await admin.call(tokens.list, {})).tokens.map(({ name, scopes, active }) => [name, scopes, active])
      const before = await list()
      const revoke = () => outcome(admin, tokens.revoke, { params: { id } })
      return [before, await revoke(), await revoke(), await list()]
    },
    'an API token is made for too long': () =>
      outcome(admin, tokens.create, {
        body: { name: 'A script', scopes: ['values:read'], days: 10_000, password: fresh },
      }),
    'the last administrator erases the account': () =>
      outcome(admin, calls.privacy.eraseMe, { body: { password: fresh } }),
    'a company is erased without the password': async () => {
      const { name } = await admin.call(company.get, {})
      return outcome(admin, calls.privacy.eraseCompany, { body: { password, company_name: name } })
    },
    'a company is erased by another name': () =>
      outcome(admin, calls.privacy.eraseCompany, { body: { password: fresh, company_name: 'Another' } }),
  }
}

/** Invitations and roles. */
export const peopleSteps = ({ place, admin }: Walk): Steps => {
  const email = `mira-${crypto.randomUUID()}@example.org`
  const invited = { email, name: 'Mira Kessler', user_type: 'company_member' } as const
  const [id, token] = [{ id: '' }, { token: '' }]
  let member = admin
  return {
    'somebody is invited': async () => {
      const person = await admin.call(users.invite, { body: invited })
      id.id = person.id
      return [person.state, person.user_type, person.is_active, person.invited_at !== null, await states(admin)]
    },
    'somebody is invited twice': () => outcome(admin, users.invite, { body: invited }),
    'somebody is invited with other letters': () =>
      outcome(admin, users.invite, { body: { ...invited, email: email.toUpperCase() } }),
    'an invitation is sent again, and withdrawn': async () => {
      const other = await admin.call(users.invite, { body: { ...invited, email: `b-${email}` } })
      const params = { id: other.id }
      return [
        await outcome(admin, users.inviteAgain, { params }, ({ state }) => state),
        await outcome(admin, users.withdraw, { params }),
        await states(admin),
      ]
    },
    'an invitation is looked at': async () => {
      token.token = await place.mailed(email)
      return outcome(visitor(place), session.checkLink, { body: token }, ({ purpose, name }) => [purpose, name])
    },
    'an invitation is followed': async () => {
      await visitor(place).call(session.resetPassword, { body: { ...token, password } })
      return states(admin)
    },
    'an invitation is followed twice': () =>
      outcome(visitor(place), session.resetPassword, { body: { ...token, password } }),
    'somebody who signed in is invited again': async () => {
      member = await signIn(place, email)
      return outcome(admin, users.inviteAgain, { params: id })
    },
    'somebody who signed in is withdrawn': async () => [
      await outcome(admin, users.withdraw, { params: id }),
      await states(admin),
    ],
    'somebody unknown is looked at': () => outcome(admin, users.get, { params: { id: crypto.randomUUID() } }),
    'a member invites': () => outcome(member, users.invite, { body: { ...invited, email: 'c@example.org' } }),
    'a member looks at the people': async () =>
      (await member.call(users.list, {})).users.map(({ second_factor }) => second_factor),
    'an administrator looks at the people': async () =>
      (await admin.call(users.list, {})).users.map(({ second_factor }) => second_factor),
    'a member changes the company': () => outcome(member, company.update, { body: { name: 'Mine' } }),
    'a member becomes a reader': async () => {
      const person = { name: 'Mira Kessler', email, is_active: true, position: 'Clerk' }
      const changed = await admin.call(users.update, { params: id, body: { ...person, user_type: 'reader' } })
      const key = { params: { key: 'E3-4_02' } }
      return [
        changed.user_type,
        changed.position,
        await outcome(member, calls.csrd.updateDatapoint, { ...key, body: { value: '1' } }),
        await outcome(member, company.get, {}),
      ]
    },
    'a contributor reads what others enter': async () => {
      const person = { name: 'Mira Kessler', email, is_active: true }
      await admin.call(users.update, { params: id, body: { ...person, user_type: 'contributor' } })
      return [
        await outcome(member, calls.csrd.progress, {}),
        await outcome(member, calls.work.mine, {}, ({ deliver }) => deliver.length),
      ]
    },
    'somebody gets an address that is taken': async () => {
      const { email: taken } = await admin.call(session.me, {})
      const body = { name: 'Mira Kessler', email: taken, is_active: true, user_type: 'reader' } as const
      return outcome(admin, users.update, { params: id, body })
    },
    'the last administrator becomes a member': async () => {
      const me = await admin.call(session.me, {})
      const body = { name: me.name, email: me.email, is_active: true, user_type: 'company_member' } as const
      return [await outcome(admin, users.update, { params: { id: me.id }, body }), await states(admin)]
    },
    'administrators change their own address among the people': async () => {
      const me = await admin.call(session.me, {})
      const body = { name: me.name, email: 'own@example.org', is_active: true, user_type: me.user_type } as const
      return outcome(admin, users.update, { params: { id: me.id }, body })
    },
    'a second factor is reset that is none': () =>
      outcome(admin, users.resetSecondFactor, { params: id, body: { reason: 'It was lost.' } }),
    'somebody is switched off': async () => {
      const body = { name: 'Mira Kessler', email, is_active: false, user_type: 'company_member' } as const
      await admin.call(users.update, { params: id, body })
      return [
        await states(admin),
        await outcome(visitor(place), session.login, { body: { email, password } }),
        await outcome(member, session.me, {}),
      ]
    },
  }
}

/** The second factor. */
export const factorSteps = ({ place, admin }: Walk): Steps => {
  let codes: string[] = []
  const kept = async () => {
    const { set_up_at, recovery_codes_left, required, passkeys } = await admin.call(secondFactor.get, {})
    return [set_up_at !== null, recovery_codes_left, required, passkeys.length]
  }
  return {
    'a second factor is confirmed that was not begun': () =>
      outcome(admin, secondFactor.confirm, { body: { password, code: '123456' } }),
    'a second factor is removed that is none': () =>
      outcome(admin, secondFactor.remove, { body: { password, code: '123456' } }),
    'recovery codes are renewed without a second factor': () =>
      outcome(admin, secondFactor.renewCodes, { body: { password, code: '123456' } }),
    'a second factor is required by somebody without one': async () => [
      await outcome(admin, secondFactor.require, { body: { required: true } }),
      await kept(),
    ],
    'a second factor is confirmed without the password': async () => {
      await admin.call(secondFactor.begin, {})
      return outcome(admin, secondFactor.confirm, { body: { password: 'not the right one', code: '000000' } })
    },
    'a second factor is set up': async () => {
      const { key } = await admin.call(secondFactor.begin, {})
      const body = { password, code: place.code(key) }
      codes = (await admin.call(secondFactor.confirm, { body })).recovery_codes
      return [codes.length, await kept()]
    },
    'a second factor is begun that is there': () => outcome(admin, secondFactor.begin, {}),
    'a second factor is required': async () => [
      await outcome(admin, secondFactor.require, { body: { required: true } }),
      await kept(),
    ],
    'one proves oneself by a wrong code': () => outcome(admin, secondFactor.prove, { body: { code: 'nonsense' } }),
    'one proves oneself by a recovery code': async () => [
      await outcome(admin, secondFactor.prove, { body: { code: codes[0]! } }),
      await kept(),
    ],
    'recovery codes are renewed by one of them': async () => {
      const made = await admin.call(secondFactor.renewCodes, { body: { password, code: codes[1]! } })
      codes = made.recovery_codes
      return kept()
    },
    'a second factor is removed by a wrong code': () =>
      outcome(admin, secondFactor.remove, { body: { password, code: 'nonsense' } }),
    'a second factor is required no longer, and removed': async () => {
      await admin.call(secondFactor.require, { body: { required: false } })
      await admin.call(secondFactor.remove, { body: { password, code: codes[2]! } })
      return kept()
    },
    'one proves oneself by a wrong password': () =>
      outcome(admin, secondFactor.prove, { body: { password: 'not the right one' } }),
  }
}
