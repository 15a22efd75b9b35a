/**
 * Words and expressions that mean the same: whoever writes one finds the others just as well. One
 * row a line, parted by commas; plurals, endings and British spellings need no entry.
 */
const SAME = `
one on one, one to one, 1 on 1, 1 to 1, 1 1, 1on1
work from home, home office, wfh, telework, telecommute, remote
feed back, feedback
on board, onboarding, induction
coworker, co worker, colleague, workmate, teammate
e mail, email, mail
hand over, handover, handoff, hand off, pass on
to do list, todo list, task list
burn out, burned out, burnt out, burnout
follow up, followup
stand up, standup
premortem, pre mortem
postmortem, post mortem, after action review, retrospective, debrief
video call, zoom, videoconference
time off, holiday, vacation, annual leave, pto
newcomer, new hire, new starter, new employee, new joiner, new colleague, beginner, rookie
client, customer
sorry, apology, apologize
thank, thanks, gratitude, grateful, appreciation
procrastinate, procrastination, put off
decide, decision
part time, reduced hours
well being, wellbeing, wellness
impostor, imposter
ai, artificial intelligence
parental leave, maternity leave, paternity leave
ted talk, ted
kids, children, child
quit, resign, resignation, hand in my notice
notice period, hand in my notice
probation, probationary period, trial period
well done, good job, good work
adhd, autism, dyslexia, neurodivergent, neurodiversity
understaffed, short staffed, staff shortage, labor shortage, too few of us
nps, csat, customer survey, customer satisfaction
sla, service level, service level agreement
gdpr, data protection, privacy
kpi, metric, performance indicator
a11y, accessibility
pay rise, raise, salary increase
paycheck, payslip, pay slip, salary slip
asap, urgent
`

/** Words that are near each other in meaning: whoever writes one finds the others as well, later. */
const NEAR = `
boss, manager, supervisor, team lead, line manager, leader, superior, management
feedback, criticism, critique, review, input
appraisal, performance review, annual review, evaluation
praise, recognition, compliment, acknowledge, appreciation, credit, kudos, shout out
thanks, recognition
angry, anger, furious, temper, rage, mad, cool down, calm
stress, overload, overwhelmed, pressure, burnout, strain, too much work
burnout, exhaustion, exhausted, tired, fatigue, drained
anxious, nervous, afraid, fear, worry, anxiety, stage fright, scared, shy
argue, argument, conflict, disagree, dispute, quarrel, fight, clash, friction, tension
bully, harassment, mobbing, abuse, disrespect, rude, toxic
rude, impolite, unfriendly, disrespect, insult, shouting
listen, hear, attention, understand
speak up, voice, raise a concern, courage, psychological safety, say something
psychological safety, trust, speak up
say no, decline, refuse, turn down, boundary, boundaries, push back
delegate, hand over, let go, micromanage
micromanage, control, autonomy, freedom
prioritize, priority, what comes first, important, urgent
deadline, due date, late, delay, estimate, on time
focus, concentrate, deep work, distraction, interruption, quiet time
phone, smartphone, mobile, social media, screen time
procrastinate, motivation, get started, stuck, get moving
habit, routine, willpower, discipline
goal, target, objective, okr, aim
plan, schedule, organize, time management, calendar
meeting, agenda, call, huddle
presentation, public speaking, speech, present, talk in front of
career, promotion, development, growth, advancement, next job
raise, salary, pay, money, compensation, wage, negotiate
quit, resign, leave, notice, move on, leaving, turnover
layoff, fired, dismissal, redundancy, job security, job loss
learn, training, study, course, skill, education
mentor, coach, coaching, sponsor, guidance
mistake, error, failure, slip, setback, fault, screw up, mess up
bad news, refusal, rejection
complaint, complain, upset, unhappy customer, angry customer
refund, compensation, service recovery
wait, queue, line, hold
include, inclusion, belonging, left out, excluded, diversity, dei
accessibility, disability, disabled, wheelchair, deaf, blind, impaired
bias, discrimination, racism, sexism, prejudice, fairness
purpose, meaning, meaningful, why, impact
boredom, boring, bored, monotony, dull, routine
break, rest, pause, recovery, lunch
switch off, detach, after hours, work life balance, unplug, disconnect
sleep, night shift, tired
shift, rota, roster, night shift
remote, hybrid, distance, virtual, distributed
lonely, loneliness, isolated, belonging
gossip, rumor, talk behind backs, backstabbing
trust, promise, reliable, keep your word, honesty
honest, truth, candid, frank, open
change, reorganization, transition, merger, restructuring, uncertainty
decision, choose, choice, options
brainstorm, ideas, creativity, innovation
newcomer, onboarding, first day, first week, welcome, new job
grief, loss, death, bereavement, mourning, comfort
ill, illness, sick, sickness, unwell
adhd, disability, reasonable adjustment, accommodation, adjustment
reasonable adjustment, accommodation, adjustment, special needs
eap, employee assistance program, counselor, counseling, therapist, mental health
mental health, stress, burnout, wellbeing, depression, anxiety
understaffed, workload, capacity
sla, promise, internal customer
survey, questionnaire, poll, customer feedback
gdpr, personal data, records, confidential
kpi, target, goal, measure, number
asap, deadline, priority
red tape, bureaucracy, paperwork, form, rules
whistleblowing, whistleblower, report a wrong, raise a concern, unethical
kids, childcare, family, school, parents
temp, temporary, agency, freelancer, contractor, seasonal
intern, trainee, apprentice
sleep, insomnia, night
time zones, abroad, international
introvert, quiet, shy, reserved
talk too much, talkative, dominate, monologue
small talk, chat, conversation
team building, team event, outing, offsite
cc, email, forward
handover, shift change, transfer
scope, quote, offer, estimate, extra cost
payslip, salary, pay, wage
expenses, travel costs, reimbursement, claim
probation, trial period, first months
badge, id card, key, access card
chatgpt, ai, online tools
lost, stolen, missing
forget, remember, memory, reminder
accident, injury, hazard, near miss, first aid, emergency
overtime, extra hours, working hours
flexible hours, flextime, core hours, part time
carer, childcare, children, kids, parents, family, care
parental leave, pregnant, pregnancy, baby, return to work
jargon, plain language, simple words, clear writing
ticket, help desk, it support, service desk
perfectionism, good enough, perfect, perfectionist
confidence, self doubt, impostor, self esteem, insecure
values, ethics, integrity, conscience
difficult conversation, hard talk, tough talk, confront, crucial conversation
difficult colleague, difficult coworker, difficult people, annoying
difficult customer, rude customer, angry customer
apology, forgive, make up, repair, make amends
workload, overload, capacity, overtime, too much work
travel, business trip, expenses, trip
hire, hiring, interview, recruit, recruitment, applicant, candidate
software, tool, app, system, technology, computer
help, support, assist
question, ask, curious
empathy, compassion, kindness, care
motivate, motivation, engagement, morale, inspire
work life balance, evening, family
email, inbox, messages, chat, slack
language, accent, second language, translation
`

export type Synonyms = {
  same: readonly (readonly string[])[]
  near: readonly (readonly string[])[]
}

const groups = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((word) => word.trim()))

export const SYNONYMS: Synonyms = { same: groups(SAME), near: groups(NEAR) }
