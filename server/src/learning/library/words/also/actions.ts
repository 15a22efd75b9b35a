/** What else people call an action when they look for it: id of the action, then words. */
export const ACTION_WORDS = `
colleague-listen-before-you-answer: active listening, good listener, paraphrase, empathy
colleague-offer-help-they-can-use: overwhelmed colleague, lend a hand, teamwork, burned out colleague
colleague-thank-for-one-exact-thing: thank you, grateful, show appreciation, kudos
colleague-give-feedback-on-the-work: give feedback to a colleague, peer feedback, constructive criticism, peer review
colleague-ask-for-feedback-they-can-give: get feedback, peer feedback, 360
colleague-bring-them-in: introvert, exclusion, outsider, shy colleague, lonely
colleague-help-a-newcomer-settle: new hire, onboard, introduce, parental leave, back from illness
colleague-disagree-with-the-point: respectful disagreement, contradict, pushback
colleague-put-right-what-went-wrong: apologize to a coworker, say sorry, make amends, I hurt somebody
colleague-hand-over-cleanly: handoff, sbar, vacation cover, transfer work, shift report
colleague-pass-on-what-you-know: knowledge sharing, teach a colleague, tutor
colleague-give-your-whole-attention: presence, phone in meetings, multitasking, active listening
colleague-stand-by-in-a-hard-time: bereavement, death, died, funeral, husband, wife, cancer, mourning, crisis, divorce, condolences
colleague-help-and-leave-it-theirs: empower, over helping, keep asking me, coaching
colleague-show-what-their-work-led-to: meaning, motivation, positive feedback, invisible work
colleague-praise-what-they-can-repeat: positive feedback, strengths, good job, well done
colleague-tell-what-others-only-whisper: awkward, body odor, smell, spinach, embarrassing truth, radical candor
colleague-step-in-when-they-are-put-down: sexist joke, racist remark, bullying, harassment, microaggression, stand up for, defend, intervene
colleague-carry-a-newcomer-past-week-one: buddy, new hire, intern, settling in
colleague-keep-a-dispute-fair-to-the-end: conflict with a coworker, argue, fight fair, lose an argument
colleague-get-on-with-someone-hard: annoying coworker, dislike, personality clash, toxic, enemy, hate
colleague-warm-up-what-has-gone-cold: reconcile, not talking to each other, falling out, silent treatment, reconnect
colleague-take-over-well: cover for a colleague, substitute, replacement, vacation
colleague-back-their-next-step: mentor, sponsor, reference, help them grow, interview practice
colleague-part-well-when-somebody-leaves: resign, goodbye card, farewell party, laid off, fired colleague
customer-give-an-answer-they-can-use: customer service, support, concrete, clear answer, faq
customer-write-it-to-be-read-once: plain language, clear writing, simple words, readability, email, copywriting, ux writing
customer-promise-what-you-can-keep: overpromise, sla, expectation management, commit
customer-bring-news-before-they-ask: proactive, keep customers informed, eta, where is my order, tracking
customer-apologise-so-that-it-helps: apologize to a customer, rude customer, furious, complaint, say sorry
customer-mend-the-fault-and-its-cause: complaint, money back, replacement, five whys, warranty, quality problem, customer complaint
customer-find-the-need-behind-the-request: what customers really want, consultative selling, needs analysis, ux research, jobs to be done
customer-bring-their-voice-in: nps, customer survey, csat, reviews, ratings, feedback form
customer-take-a-step-off-their-path: friction, ux, usability, customer journey, simplify, customer experience
customer-open-it-to-more-people: accessible, wheelchair, deaf, blind, color blind, dyslexia, disabled customers, a11y, wcag, barrier free
customer-serve-the-team-next-in-line: colleagues as customers, sla, interdepartmental, other team, cooperation
customer-give-a-hard-answer-with-care: deliver bad news, turn down a customer, reject, decline, no refund
customer-explain-so-that-they-can-do-it: tutorial, guide, onboarding customers, teach, documentation, self service
customer-settle-the-job-before-it-starts: scope creep, contract, extra cost nobody agreed, invoice, project brief, change request, proposal
customer-let-your-word-outlast-your-shift: out of office message, auto reply, callback, call the customer back, promise, voicemail
customer-keep-a-hard-talk-human: customer is crying, angry, emotional, empathy, de-escalate, calm down
customer-find-the-faults-nobody-reports: root cause, silent customers, churn, monitoring, bugs
customer-make-the-wait-easier: waiting, long lines, queue, on hold, customers wait too long, delay
customer-let-the-makers-hear-it: developers, production, share feedback, customer insight, silo
customer-ask-so-that-people-can-tell: user research, ux research, listening, open questions, consult, patient, what customers really want, customer needs
customer-ask-less-of-people: bureaucracy, red tape, forms too long, simplify, friction
customer-make-the-talk-work-for-everyone: deaf customers, hard of hearing, accent, foreign language, interpreter, sign language, foreigners
customer-check-the-way-in: wheelchair access, ramp, accessible entrance, website accessibility, blind, a11y
customer-be-an-inside-service-people-like: it helpdesk, ticket system, hr service, shared services, internal customers, slow support
customer-serve-those-far-from-the-office: field workers, blue collar, frontline, remote sites, deskless, shift workers
team-name-the-one-goal-of-the-week: okr, setting goals, objective, kpi, target, weekly planning
team-make-progress-visible: kanban, dashboard, burndown, whiteboard, metrics, motivation
team-agree-what-to-drop: prioritize, too much on our plate, stop list, workload, say no
team-coach-before-you-solve: grow model, micromanage, leader as coach, 1:1, one on one, ask instead of tell
team-grow-people-through-the-work: talent, career development, delegate, upskill, stretch assignment, retention
team-learn-from-wins-and-slips: retro, retrospective, postmortem, lessons, failure, sprint review
team-hand-over-the-whole-task: delegate, delegating, ownership, trust people, delegate without losing control
team-make-clear-who-decides: raci, decision making, ownership, who is responsible, accountability
team-test-a-plan-before-it-starts: pre-mortem, what could go wrong, project risk, experiment, prototype
team-invite-bad-news-early: nobody speaks up, silence, whistleblowing, openness, report problems, fear
team-thank-people-for-exact-things: show appreciation, recognize, kudos, employee recognition, thank you
team-give-and-ask-for-useful-feedback: give feedback, feedback culture, critique, one on one
team-run-meetings-worth-the-time: too many meetings, long meetings, boring meetings, minutes, unproductive
team-keep-far-away-people-in-the-loop: wfh, hybrid working, staying in touch remotely, distributed, zoom, time zones
team-see-and-share-the-load: overworked, understaffed, unequal work, distribute tasks, too much work
team-protect-focus-and-rest: no meeting day, concentrate, noise, right to disconnect, slack, deep work
team-share-the-airtime: introverts, quiet people, someone talks too much, dominates, women interrupted, equal participation, introvert, dominant
team-welcome-newcomers-well: new hire, onboard, new team member, first day, joiner
team-settle-friction-early: team conflict, mediate, bad mood, colleagues do not get along, fight in the team
team-argue-about-ideas-not-people: healthy conflict, heated discussion, disagree, personal attacks, brainstorm
team-agree-what-good-enough-is: perfectionist, overengineering, done, quality, expectations
team-pass-orders-on-with-their-reason: sandwich position, unpopular decision, top down, explain change, boss decided
team-settle-what-comes-first: prioritise, everything is urgent, conflicting priorities, asap, eisenhower
team-go-through-change-together: change management, reorganization, restructuring, layoffs, new strategy, acquisition
team-make-the-first-time-safe: train, new skill, simulation, practice run, apprentice
team-spread-what-one-head-knows: documentation, knowledge transfer, single point of failure, bus factor, cross training, wiki
team-make-training-stick: workshop, learning transfer, forget training, seminar, remember what we learned
team-share-the-good-chances-fairly: favoritism, favorite, unfair, promotion, glass ceiling, bias, discrimination, equal opportunities
team-hand-over-between-shifts: handover between shifts, shift report, sbar, handoff, nurses
team-let-go-and-stay-within-reach: micromanager, delegate without losing control, control freak, hands off, empowerment
team-get-stuck-decisions-moving: we never decide anything, indecision, analysis paralysis, decide, deadlock
team-look-again-before-you-choose: cognitive bias, devil's advocate, brainstorming, rushed decision, confirmation bias
team-make-not-knowing-normal: stupid questions, vulnerability, I do not know, humility, learning culture
team-give-everyone-the-right-to-stop: unsafe, accident, work safety, stop work authority, speak up, danger
team-carry-concerns-upwards: tell the boss, escalate, management does not listen, managing up, advocate
team-thank-in-a-way-that-fits: gift, reward, bonus, public praise, love language, appreciate
team-let-credit-land-where-it-belongs: someone took credit for my idea, stolen idea, acknowledge, nobody notices my work, invisible work
team-make-feedback-small-and-usable: quick feedback, continuous feedback, micro feedback, feed forward
team-speak-plainly-when-work-falls-short: underperformer, poor performance, low performer, lazy employee, criticize, late to work, warning
team-shape-meetings-around-the-people: introverts, standup, hybrid meeting, facilitation, meeting formats
team-settle-things-without-a-meeting: too many meetings, could have been an email, asynchronous, cancel a meeting
team-agree-how-to-reach-each-other: team charter, communication rules, slack, cc everyone, email overload, response time, reachable
team-keep-contact-warm-at-a-distance: staying in touch remotely, remote team building, virtual coffee, isolated, water cooler
team-take-the-edge-off-busy-times: high season, understaffed, crunch, stress, christmas business, staff shortage
team-make-time-off-really-off: vacation, pto, out of office, emails on holiday, disconnect
team-notice-when-somebody-runs-low: mental health, burned out team member, warning signs, wellbeing, depression, stress, exhausted
team-make-it-easy-to-ask-for-help: nobody asks, help culture, struggling, silos
team-bring-in-those-who-come-and-go: contractors, freelancers, interns, temps, seasonal workers, welcome a temp
team-make-it-workable-for-everyone: disabled colleague, adhd, autism, neurodiversity, reasonable adjustments, religion, dietary, older workers
team-look-after-the-second-month: probation, 90 days, early attrition, check in with a new hire
team-let-people-leave-well: offboarding, resignation, exit interview, somebody is leaving the team, quit, retirement
team-build-trust-by-keeping-your-word: trustworthy, credibility, broken promises, integrity, lead by example
team-bring-talk-out-of-the-corners: gossip, rumor, office politics, backstabbing, bad mouthing, whispering
team-make-peace-between-crews: silos, us versus them, cross functional, rivalry between departments, team conflict
team-protect-each-other-from-bad-treatment: harassment, bullied, mobbing, sexist, racist, abusive customer, toxic, zero tolerance, rude customers, aggressive
yourself-guard-time-to-think: deep work, concentration, flow, maker time, focus time, time blocking
yourself-handle-interruptions: cannot concentrate in the office, noise, open office, constant questions, pings, slack
yourself-plan-a-week-that-holds: weekly planning, schedule, no time, organize myself, calendar, prioritize
yourself-promise-dates-you-can-keep: deadlines, how long will it take, planning fallacy, estimate effort, missed deadline
yourself-take-real-breaks: lunch break, microbreak, walk, coffee break, rest, stretch
yourself-spend-your-energy-well: tired all the time, low energy, fatigue, chronotype, after lunch dip
yourself-switch-off-after-work: work life balance, emails at night, unwind, sleep, rumination, cannot stop thinking about work
yourself-say-no-kindly: no to my boss, people pleaser, turn down, push back, overcommitted
yourself-learn-so-that-it-stays: remember what I learned, spaced repetition, forget, exam, certification
yourself-learn-from-daily-work: journaling, reflect, lessons, growth mindset, learn by doing
yourself-ask-for-useful-feedback: get feedback, how am I doing, 360, feedback from my boss
yourself-use-feedback-that-stings: harsh criticism, bad review, take criticism, offended, hurt feelings
yourself-speak-up-in-the-room: too shy to speak in meetings, introvert, not heard, assertive, interrupted, say something
yourself-know-your-strengths: impostor syndrome, confidence, self esteem, not good enough, imposter, talents, brag, nobody notices my work, unnoticed, visibility
yourself-cool-down-before-you-answer: angry, so angry right now, furious, provoke, lose my temper, emotional email, rage
yourself-get-up-after-a-bad-day: I made a mistake, failed, ashamed, resilient, screwed up, rejection, embarrassment
yourself-steer-your-next-step: career change, promotion, pay rise, ambition, internal move, stuck in my career
yourself-see-whom-your-work-helps: my job feels pointless, meaningless, bored, no motivation, why do I do this
yourself-finish-what-is-half-done: procrastinate, to-do list never ends, multitasking, complete, focus
yourself-get-moving-when-stuck: procrastination, no idea, writer's block, blocked, do not know how, creative
yourself-keep-the-phone-in-its-place: addicted to my phone, smartphone, instagram, whatsapp, doomscrolling
yourself-bring-a-big-job-down-to-size: overwhelming project, first step, break down, procrastination, project management, where to start
yourself-catch-the-small-things: to-do list, I keep forgetting, chaos, disorganized, email overload, inbox
yourself-make-a-new-habit-last: new year's resolution, if-then, woop, motivation, self discipline, streak
yourself-come-through-shifts: night shift, sleep, jet lag, working nights, irregular hours, swap shifts
yourself-notice-early-when-it-is-too-much: burned out, burnout, mental health, overwhelmed, breakdown, depression, exhausted, anxiety, can't cope
yourself-come-back-from-time-off: back from vacation, maternity leave, sick leave, sabbatical, catch up, full inbox
yourself-make-your-hours-known: flexible hours, overtime, boundaries, office hours, four day week, work life balance, part time
yourself-combine-work-and-care: kids and work, childcare, working mother, working father, elderly parents, sick child, school, pregnant, work life balance
yourself-say-stop-when-a-line-is-crossed: harassment, I am being bullied, sexist joke, racist, mobbing, boundaries, yelling, insult, assertive
yourself-get-the-hang-of-a-new-tool: chatgpt, excel, digital skills, new technology, computer, IT, app
yourself-practise-one-part-on-purpose: deliberate practice, mastery, skills, expert, improve
yourself-ask-while-it-can-still-change: get feedback early, show work in progress, perfectionism, proofreading
yourself-get-more-from-your-review: raise, salary talk, pay rise, negotiation, self assessment, evaluation, bonus
yourself-find-your-feet-in-a-new-job: my first week in a new job, probation, started a new job, do not know anyone, new here
yourself-stand-up-in-front-of-people: speech, presentation nerves, slides, pitch, talk, stage fright
yourself-hold-your-own-in-a-second-language: English is not my first language, foreigner, language course, translate
yourself-get-ready-for-a-hard-talk: difficult conversation, crucial conversation, negotiation, ask for a raise, confront my boss, tough talk
yourself-stay-kind-without-faking: emotional labor, angry customers, be friendly, burnout, smile, compassion fatigue
yourself-keep-steady-in-change: reorganization, layoffs, job insecurity, fear of losing my job, new boss
yourself-find-someone-to-think-with: mentors, find a mentor, networking, peer, career advice
yourself-decide-whether-to-stay: should I quit my job, resign, hate my job, notice period, leave the company, burnout
yourself-act-by-what-you-stand-for: whistleblowing, asked to do something wrong, illegal, unethical, moral, compliance
yourself-win-more-say-over-your-work: micromanaged by my boss, controlling boss, independence, job crafting, freedom
yourself-take-pride-in-everyday-work: bored at work, boredom, monotonous, underchallenged, motivation, recognition, nobody notices my work, invisible work
`
