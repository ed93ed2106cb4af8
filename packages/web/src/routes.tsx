import { lazy } from 'react'
import type { AppRoute } from './shell/routes.ts'

/** Every page there is, loaded when it is opened. */
export const routes: AppRoute[] = [
  { path: '/login', title: 'login', access: 'guest', page: lazy(() => import('./features/account/LoginPage.tsx')) },
  { path: '/signup', title: 'signup', access: 'guest', page: lazy(() => import('./features/account/SignupPage.tsx')) },
  {
    path: '/forgot-password',
    title: 'forgotPassword',
    access: 'guest',
    page: lazy(() => import('./features/account/links/ForgotPasswordPage.tsx')),
  },
  {
    path: '/reset-password',
    title: 'resetPassword',
    access: 'public',
    page: lazy(() => import('./features/account/links/ResetPasswordPage.tsx')),
  },
  {
    path: '/set-password',
    title: 'resetPassword',
    access: 'public',
    page: lazy(() => import('./features/account/links/ResetPasswordPage.tsx')),
  },
  {
    path: '/confirm-email',
    title: 'confirmEmail',
    access: 'public',
    page: lazy(() => import('./features/account/links/ConfirmEmailPage.tsx')),
  },
  { path: '/logout', title: 'logout', access: 'public', page: lazy(() => import('./features/account/LogoutPage.tsx')) },
  {
    path: '/privacy',
    title: 'privacy',
    access: 'public',
    page: lazy(() => import('./features/privacy/PrivacyPage.tsx')),
  },
  {
    path: '/overview',
    title: 'overview',
    access: 'app',
    page: lazy(() => import('./features/overview/OverviewPage.tsx')),
  },
  {
    path: '/onboarding',
    title: 'onboarding',
    access: 'app',
    page: lazy(() => import('./features/onboarding/OnboardingPage.tsx')),
  },
  {
    path: '/documents',
    title: 'documents',
    access: 'app',
    page: lazy(() => import('./features/documents/DocumentsPage.tsx')),
  },
  {
    path: '/surveys',
    title: 'surveys',
    access: 'app',
    page: lazy(() => import('./features/surveys/SurveysPage.tsx')),
  },
  {
    path: '/survey',
    title: 'survey',
    access: 'app',
    page: lazy(() => import('./features/surveys/SurveyPage.tsx')),
  },
  {
    path: '/survey/:sid/response/:responseId',
    title: 'surveyResponse',
    access: 'app',
    page: lazy(() => import('./features/surveys/ResponsePage.tsx')),
  },
  {
    path: '/create-survey',
    title: 'createSurvey',
    access: 'app',
    page: lazy(() => import('./features/surveys/CreateSurveyPage.tsx')),
  },
  {
    path: '/extracted',
    title: 'extracted',
    access: 'app',
    page: lazy(() => import('./features/extracted/ExtractedPage.tsx')),
  },
  {
    path: '/datapoints',
    title: 'datapoints',
    access: 'app',
    page: lazy(() => import('./features/datapoints/DatapointsPage.tsx')),
  },
  { path: '/iro', title: 'iro', access: 'app', page: lazy(() => import('./features/iro/IroPage.tsx')) },
  {
    path: '/csrd-progress',
    title: 'progress',
    access: 'app',
    page: lazy(() => import('./features/progress/CsrdProgressPage.tsx')),
  },
  {
    path: '/profile',
    title: 'profile',
    access: 'app',
    page: lazy(() => import('./features/account/profile/ProfilePage.tsx')),
  },
  {
    path: '/settings',
    title: 'settings',
    access: 'app',
    page: lazy(() => import('./features/account/settings/SettingsPage.tsx')),
  },
  {
    path: '/api-reference',
    title: 'apiReference',
    access: 'app',
    page: lazy(() => import('./features/reference/ReferencePage.tsx')),
  },
  {
    path: '/company-profile',
    title: 'company',
    access: 'app',
    page: lazy(() => import('./features/company/CompanyProfilePage.tsx')),
  },
  {
    path: '/users/:id/edit',
    title: 'editUser',
    access: 'app',
    page: lazy(() => import('./features/company/UserEditPage.tsx')),
  },
]
