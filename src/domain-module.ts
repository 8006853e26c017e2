import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Encoder } from '#catalogue/pictures/server/encoding/encoder.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import type { SpendBudget } from '#http/rate-limit-costs.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { MailMakers } from '#operations/outbox/server/send-mails.ts'
import type { SessionCart } from '#people/sessions/contract.ts'
import type { Role } from '#values/people/role.ts'
import type { Language } from '#words/language.ts'
import type { Parts } from './parts.ts'

/** What a domain adds to the shop. Each domain describes itself in its `module.ts`; `domains.ts` lists them. */
export type DomainModule = {
  /** The endpoints of all its contracts. */
  endpoints: Endpoints
  /** Serves the endpoints, one plugin for each `*.api.ts`. */
  routes: RoutePlugin[]
  /** Files for everyone at URLs of their own, served before the session is looked up. */
  publicFiles?: RoutePlugin[]
  jobs?: Job[]
  /** Mails that are composed, or get an attachment, only when they are sent. */
  mails?: Partial<MailMakers>
}

type RoutePlugin = (parts: RouteParts) => (app: FastifyInstance) => Promise<void>

/** The shop's parts, and what is created once for the routes of all domains. */
export type RouteParts = Parts & {
  encoder: Encoder
  /** The budget of each network for work that is not cached. */
  spend: SpendBudget
  /** What logging in and out does with the visitor's cart. A part, because the cart depends on accounts. */
  visitorCart: {
    mergeOnLogin: (
      request: FastifyRequest,
      reply: FastifyReply,
      user: { id: number; role: Role },
    ) => Promise<void>
    deleteOnLogout: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  }
  /** The cart of whoever asks, or null if they cannot have one. A part, because the cart depends on sessions. */
  readCart: (caller: {
    user: SessionUser | null
    request: FastifyRequest
    language: Language
  }) => Promise<SessionCart | null>
}

/** A background task. It may run in any number of processes at once, because work is claimed in the database. */
type Job = {
  name: string
  everySeconds: number
  /** A long task stops when this process stops, and another process takes it over. */
  run: (parts: JobParts, stopping?: AbortSignal) => Promise<unknown>
}

/** The shop's parts, and what the domains add to the mails that a job sends. */
type JobParts = Parts & { mails: MailMakers }
