import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const operations = {
  version: endpoint({
    method: 'GET',
    path: '/version/',
    about: 'installation',
    auth: 'public',
    summary: 'The version of the running server, and who may register; answers only once everything is ready',
    response: z.object({
      version: z.string(),
      registration: z
        .enum(['open', 'domains', 'invitation', 'closed'])
        .describe('Rule of registration: anybody, people of some mail domains, people with an invitation, or none.'),
    }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live/',
    about: 'installation',
    auth: 'public',
    summary: 'The process answers',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready/',
    about: 'installation',
    auth: 'public',
    summary: 'Database, storage and queue can be used; 503 names the part that cannot',
    response: z.object({
      status: z.literal('ok'),
      database: z.literal('ok'),
      storage: z.literal('ok'),
      queue: z.literal('ok'),
    }),
  }),
}
