/** What people call a piece of advice for customers when they look for it: its id, then words. */
export const CUSTOMER_ADVICE_WORDS = `
put-the-answer-in-line-one: email writing, customer service, clear reply, bottom line up front
name-the-exact-thing-they-asked-about: concrete language, customer satisfaction, specific words
say-what-you-do-not-know-and-when-you-will: I do not know the answer, customer question, honesty
halve-the-standard-reply-you-send-most: template, shorten, email too long, canned response, plain language
have-an-outsider-tell-your-letter-back: test readability, plain language, user test, unclear letter
trade-one-house-word-for-a-plain-one: jargon, technical terms, plain language, simple words
promise-from-a-card-of-real-times: how long will it take, sla, lead time, delivery time, turnaround
say-i-and-name-the-day: get back to you, commitment, accountability, call back, promise
go-through-open-promises-every-friday: forgotten promises, follow up, call back, weekly review
send-an-update-when-nothing-has-moved: status update, no news, waiting customer, keep informed
warn-of-a-delay-the-day-you-know: late delivery, bad news, missed deadline, delay notice
let-customers-see-one-step-of-the-work: transparency, tracking, behind the scenes, progress
own-your-part-in-the-first-sentence: apologize to a customer, apology letter, sorry, responsibility
let-an-angry-customer-finish-first: de-escalate, shouting customer, furious, rude customer, complaint
ask-what-would-put-it-right: compensation, refund, voucher, goodwill, remedy
agree-what-you-may-offer-without-asking: refund, authority, empowerment, goodwill, ask permission
ring-back-a-week-after-the-repair: follow up call, call the customer back, check back, aftercare
debrief-one-service-failure-in-twenty-minutes: retro, root cause, complaint, lessons learned, postmortem
ask-what-they-will-do-with-it: customer needs, brief, purpose of a request, requirements, what customers really want
watch-one-person-use-what-you-make: usability test, ux research, observe users, user test
say-the-need-back-before-you-offer: sales talk, consultative selling, summarize, needs analysis
open-the-meeting-with-a-customer-sentence: voice of the customer, customer quote, customer feedback
ask-customers-what-nearly-stopped-them: customer survey, nps, exit question, churn, conversion
tell-a-customer-what-their-comment-changed: close the loop, customer feedback, survey results
use-your-own-service-as-a-stranger: mystery shopper, customer journey, user experience, friction
answer-their-next-question-as-well: next issue avoidance, repeat calls, customer effort, proactive
pass-the-story-on-with-the-person: transfer a call, handoff, repeat myself, warm transfer
try-your-page-with-the-keyboard-only: web accessibility, wcag, a11y, screen reader, website
ask-everyone-what-would-make-it-easier: disability, special needs, accommodation, accessibility
add-a-second-way-to-reach-you: deaf customers, contact options, hard of hearing, phone only, speech impairment
ask-the-team-after-you-what-comes-too-late: internal customers, sla, deadline, downstream team
post-your-service-in-three-lines: sla, service level, service catalog, what we do, internal customers
say-no-and-show-another-way: refuse a request, decline, alternative, say no to a colleague
tell-them-what-would-turn-it-into-a-yes: rejection letter, decline, refusal, application denied
ring-the-next-day-about-what-they-could-not-ask: bad news, shock, diagnosis, follow up call
say-who-can-change-it: escalate, the system says no, bureaucracy, appeal, exception
put-it-back-as-it-was-and-let-them-do-it: show how, teach a customer, training, self service
put-the-note-where-the-question-comes-up: label, faq, instructions, repeated questions, signage
say-what-is-normal-and-when-to-ring: aftercare, instructions, warranty, discharge, expectations
agree-the-sum-at-which-you-ring: extra cost nobody agreed, budget limit, quote, overrun, invoice
list-three-things-that-are-not-in-it: scope, exclusions, offer, extra cost nobody agreed, contract
put-their-part-on-the-plan-beside-yours: customer delays, project plan, responsibilities, dependencies
write-your-away-note-for-the-one-in-a-hurry: out of office message, auto reply, vacation responder, absence note
ask-what-must-not-change-when-you-hand-them-on: account handover, change of contact, regular customer, transition
tell-them-what-to-do-if-they-hear-nothing: call back, promise, no reply, voicemail, follow up, call the customer back
offer-a-chair-a-pause-and-one-question: customer is crying, tears, upset, emotional, calm down
let-the-form-take-the-blame: customer made a mistake, embarrassed, wrong form, error
give-the-tenth-complaint-one-name-and-one-day: repeat complainer, long running case, escalation
ask-at-half-time: mid point feedback, customer survey, early warning, satisfaction
look-at-what-people-leave-behind: waste, observe, unused, quality signals
tally-what-you-mend-on-the-quiet: workaround, hidden problems, count, quality, firefighting
walk-down-the-queue-with-one-question: long lines, queue, customers wait too long, triage
say-why-someone-else-goes-first: queue jumping, triage, waiting room, fairness, priority
let-them-wait-somewhere-else: queue, waiting time, pager, callback, long lines
seat-the-writer-beside-the-phone: call listening, unclear letter, shadowing, silo
ask-the-front-desk-what-they-explain-all-day: frequent questions, faq, reception, front line, survey
ask-one-who-stopped-coming: lost customers, churn, win back, exit interview
ask-about-the-last-time: user interview, ux research, interview questions, habits
speak-to-the-one-it-is-about: companion, wheelchair user, interpreter, dignity, elderly
ask-what-would-spoil-it: requirements, expectations, worst case, briefing
ask-of-each-box-who-reads-it: forms too long, red tape, paperwork, simplify a form
read-it-out-instead-of-asking-again: repeat my data, already told you, data entry, once only
tell-them-what-to-bring-when-they-book: missing documents, appointment, checklist, second visit
turn-your-face-to-the-light: deaf customers, lip reading, hard of hearing, hearing aid
use-the-same-word-twice: plain speech, foreign language, non native, simple language
put-over-there-into-words: blind customers, visually impaired, directions, describe
come-to-your-own-door-with-a-suitcase: wheelchair access, entrance, barrier, stairs, stroller
write-three-honest-lines-about-your-entrance: wheelchair access, step-free, accessible entrance, parking
give-one-document-real-headings: accessible document, pdf, screen reader, alt text, word
close-each-request-with-what-it-was: ticket, help desk, resolution, it support
show-your-busy-weeks-in-advance: peak season, capacity, workload forecast, waiting time
go-round-with-the-toolbox: it support, facilities, walk around, proactive
open-one-hour-for-the-night-shift: office hours, hr for night workers, shift workers, access
send-it-so-that-it-reads-in-a-van: mobile, drivers, field staff, short message
ask-one-outpost-what-never-reaches-them: branch, remote site, head office, communication gap
`
