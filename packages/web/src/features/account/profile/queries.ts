import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { refreshed } from '../../../api/follow-changes.ts'
import { meQuery } from '../../../api/queries.ts'
import { read } from '../../../api/read.ts'
import { endSession, keepSession, keepUser, sessionStore } from '../../../api/session.ts'
import { isAboutFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import { useFailureToast } from '../failure.ts'
import { profileTexts } from './texts.ts'

export const sessionsQuery = read(contract.session.sessions)

/** What failed stands under its field, or in a toast where it belongs to none. */
function useFailure() {
  const t = useTexts(profileTexts)
  const showFailure = useFailureToast()
  return (error: Error) => {
    if (!isAboutFields(error)) showFailure(error, t('notSaved'))
  }
}

export function useRename() {
  const t = useTexts(profileTexts)
  const client = useQueryClient()
  const onError = useFailure()
  return useMutation({
    mutationFn: (body: { name: string; position: string }) => call(contract.session.updateMe, { body }),
    onSuccess: (user) => {
      client.setQueryData(meQuery.queryKey, user)
      keepUser(user)
      toast({ title: t('details.done') })
    },
    onError,
  })
}

export function useChangeEmail() {
  const onError = useFailure()
  return useMutation({
    mutationFn: (body: { email: string; password?: string | undefined }) =>
      call(contract.session.changeEmail, { body }),
    onError,
  })
}

/** Changes the password. All sessions end with it; this one goes on with the tokens that the reply brings. */
export function useChangePassword() {
  const t = useTexts(profileTexts)
  const onError = useFailure()
  return useMutation({
    mutationFn: (body: { current_password?: string | undefined; password: string }) =>
      call(contract.session.changePassword, { body }),
    onSuccess: (tokens) => {
      const { user } = sessionStore.get()
      if (user) keepSession({ ...tokens, user })
      toast({ title: t('secret.done'), description: t('secret.doneText') })
    },
    onError,
  })
}

export function useEndSession() {
  const t = useTexts(profileTexts)
  const onError = useFailure()
  return useMutation({
    mutationFn: (id: string) => call(contract.session.endSession, { params: { id } }),
    onSuccess: () => toast({ title: t('sessions.ended') }),
    onError,
    onSettled: refreshed,
  })
}

export function useEndOtherSessions() {
  const t = useTexts(profileTexts)
  const onError = useFailure()
  return useMutation({
    mutationFn: () => call(contract.session.endOtherSessions),
    onSuccess: ({ ended }) => toast({ title: t('sessions.others', { count: ended }) }),
    onError,
    onSettled: refreshed,
  })
}

/** Saves an archive of everything about the person, or about the whole company. */
export function useExport(whose: 'data' | 'company') {
  const t = useTexts(profileTexts)
  const onError = useFailure()
  return useMutation({
    mutationFn: () => call(whose === 'data' ? contract.privacy.exportMine : contract.privacy.exportCompany),
    onSuccess: (archive) => {
      saveFile(archive, whose === 'data' ? 'my-data.zip' : 'company-data.zip')
      toast({ title: t(`${whose}.exported`) })
    },
    onError,
  })
}

/** Erases the person who is signed in; nothing of them stays in this browser either. The dialog says what fails. */
export function useErase() {
  const leave = useLeave()
  return useMutation({
    mutationFn: (body: { password?: string | undefined }) => call(contract.privacy.eraseMe, { body }),
    onSuccess: () => leave('erase.done'),
  })
}

/** Erases the company with everybody and everything in it. The dialog says what fails. */
export function useEraseCompany() {
  const leave = useLeave()
  return useMutation({
    mutationFn: (body: { password?: string | undefined; company_name: string }) =>
      call(contract.privacy.eraseCompany, { body }),
    onSuccess: () => leave('eraseCompany.done'),
  })
}

/** Away from an account that is no more. */
function useLeave() {
  const t = useTexts(profileTexts)
  const navigate = useNavigate()
  return (done: 'erase.done' | 'eraseCompany.done') => {
    endSession()
    toast({ title: t(done) })
    navigate('/login', { replace: true })
  }
}
