/**
 * What people call a question of the handbook when they look for it: its id, shortened to category,
 * topic and number, then words.
 */
export const HANDBOOK_WORDS = `
communications-news-1: intranet, newsletter, announcements, company news, updates, information
communications-news-2: no computer, deskless, app, notice board, offline, access
communications-news-3: announcement, internal communication, publish, all staff email, editor
communications-news-4: gossip, rumor, true, fake news, official information
communications-channels-1: email, chat, slack, teams, phone, tool, which channel, communication rules
communications-channels-2: byod, private phone, whatsapp, personal device, private email, messenger
communications-channels-3: group chat, whatsapp, etiquette, chat rules, inappropriate messages
communications-channels-4: after hours, right to disconnect, evening emails, weekend messages, availability, reachable, emails at night
communications-questions-and-concerns-1: ceo, leadership, town hall, ask management, board, executives
communications-questions-and-concerns-2: raise a concern, complain, escalate, ombudsman, hr, problem with my boss, speak up, hotline, unethical
communications-questions-and-concerns-3: anonymous, whistleblowing, confidential, anonymity, report
communications-questions-and-concerns-4: works council, union, shop steward, staff council, employee representative
communications-speaking-for-the-organisation-1: press, media, interview, journalist, reporter, public relations
communications-speaking-for-the-organisation-2: facebook, linkedin, instagram, post online, social media policy
communications-speaking-for-the-organisation-3: logo, brand, template, email signature, letterhead, corporate design, powerpoint
communications-speaking-for-the-organisation-4: photo, video, camera, filmed, image rights, picture
employee-productivity-working-hours-1: flextime, flexible hours, core time, working time, start time, schedule
employee-productivity-working-hours-2: timesheet, time tracking, clock in, time clock, record hours, punch
employee-productivity-working-hours-3: overtime, extra hours, time in lieu, comp time, compensation
employee-productivity-working-hours-4: roster, rota, schedule change, shift plan, short notice
employee-productivity-place-of-work-1: home office, wfh, remote work, hybrid, office days, telework
employee-productivity-place-of-work-2: work abroad, foreign country, workation, remote from abroad, travel
employee-productivity-place-of-work-3: desk booking, meeting room, quiet room, reserve a room, hot desk, phone booth
employee-productivity-place-of-work-4: home office equipment, monitor, chair, desk at home, internet costs
employee-productivity-tools-and-equipment-1: laptop, order equipment, license, ppe, protective clothing, request, procurement
employee-productivity-tools-and-equipment-2: it support, help desk, password, login problem, broken, technical problem, system down
employee-productivity-tools-and-equipment-3: lost badge, lost laptop, stolen, lost key, id card, lost phone, access card
employee-productivity-tools-and-equipment-4: chatgpt, ai, artificial intelligence, copilot, online tools, llm, confidential data
employee-productivity-workload-and-breaks-1: lunch break, rest room, break time, pause, break room
employee-productivity-workload-and-breaks-2: overload, too much work, workload, overworked, understaffed, cannot cope
employee-productivity-workload-and-breaks-3: focus time, calendar, blocker, no meetings, deep work
employee-productivity-workload-and-breaks-4: red tape, bureaucracy, useless form, abolish, simplify, paperwork
engagement-culture-values-and-conduct-1: code of conduct, mission, values, principles, culture, ethics
engagement-culture-values-and-conduct-2: conflict of interest, bias, private interest, compliance, relatives
engagement-culture-values-and-conduct-3: gift, bribe, corruption, invitation, hospitality, compliance, present
engagement-culture-values-and-conduct-4: side job, second job, moonlighting, freelance, secondary employment
engagement-culture-respect-and-inclusion-1: bullying, harassment, discrimination, mobbing, racism, sexism, sexual harassment, excluded
engagement-culture-respect-and-inclusion-2: reasonable adjustment, accommodation, disability, disabled, adhd, autism, neurodiversity, ergonomic, chronic illness
engagement-culture-respect-and-inclusion-3: change my name, marriage, pronouns, transgender, gender, title
engagement-culture-respect-and-inclusion-4: religion, prayer room, ramadan, religious holiday, fasting, faith
engagement-culture-health-and-support-1: employee assistance program, eap, counseling, mental health, therapist, psychologist, crisis, depression, burnout, stress
engagement-culture-health-and-support-2: accident, trauma, attack, assault, robbery, shock, after care, violence
engagement-culture-health-and-support-3: first aid, first aider, safety officer, emergency contact, injured
engagement-culture-health-and-support-4: gym, sport, vaccination, check up, flu shot, wellbeing, health program, fitness, yoga
engagement-culture-ideas-and-community-1: employee survey, pulse survey, engagement survey, anonymous, survey results
engagement-culture-ideas-and-community-2: suggestion, idea, improvement, innovation, suggestion box
engagement-culture-ideas-and-community-3: volunteering, charity, volunteer day, donate, social
engagement-culture-ideas-and-community-4: employee network, resource group, erg, club, choir, sports team, community
leadership-talent-management-becoming-a-leader-1: become a manager, leadership, promotion, team lead, lead people
leadership-talent-management-becoming-a-leader-2: acting manager, trial, step down, interim, lead temporarily
leadership-talent-management-becoming-a-leader-3: leadership training, manager training, new manager, first time manager
leadership-talent-management-becoming-a-leader-4: specialist career, expert track, technical career, individual contributor
leadership-talent-management-what-to-expect-of-a-manager-1: one on one, 1:1, boss has no time for me, check in, manager meeting
leadership-talent-management-what-to-expect-of-a-manager-2: line manager, matrix, two bosses, reporting line, project lead
leadership-talent-management-what-to-expect-of-a-manager-3: disagree with boss, escalate, wrong decision, objection
leadership-talent-management-what-to-expect-of-a-manager-4: upward feedback, feedback for my boss, anonymous feedback, 360, rate my manager
leadership-talent-management-talent-and-succession-1: talent program, high potential, nomination, apply
leadership-talent-management-talent-and-succession-2: successor, succession planning, next in line, high potential
leadership-talent-management-talent-and-succession-3: promotion, part time, parental leave, passed over, maternity
leadership-talent-management-talent-and-succession-4: fair promotion, not promoted, passed over, rejected, bias, promotion criteria
leadership-talent-management-structure-and-decisions-1: org chart, organization chart, who is who, departments, hierarchy
leadership-talent-management-structure-and-decisions-2: signature, approval, authority, sign off, spending limit, budget approval
leadership-talent-management-structure-and-decisions-3: deputy, stand in, manager absent, boss on vacation, substitute
leadership-talent-management-structure-and-decisions-4: company goals, strategy, okr, objectives, vision
learning-career-development-courses-and-training-1: training, course catalog, book a course, workshop, e-learning, seminar
learning-career-development-courses-and-training-2: mandatory training, compulsory, compliance training, certificate, refresher
learning-career-development-courses-and-training-3: training on day off, paid training, working time
learning-career-development-courses-and-training-4: night shift training, field staff, online course, drivers
learning-career-development-time-and-money-for-learning-1: tuition, degree, pay for training, reimbursement, payback, certification
learning-career-development-time-and-money-for-learning-2: learning time, training days, learning budget, education days
learning-career-development-time-and-money-for-learning-3: study leave, exam, educational leave, university, degree
learning-career-development-time-and-money-for-learning-4: conference, trade fair, travel, event, approve
learning-career-development-career-paths-1: career path, career change, next job, development, job change, internal vacancies, internal jobs
learning-career-development-career-paths-2: internal vacancies, job board, open positions, internal jobs, job posting
learning-career-development-career-paths-3: internal application, apply internally, transfer, tell my boss, internal vacancies
learning-career-development-career-paths-4: job rotation, secondment, shadowing, try another team, placement
learning-career-development-mentors-and-guidance-1: mentor, mentoring, coach, coaching program, confidential
learning-career-development-mentors-and-guidance-2: career advice, career counseling, guidance, advisor
learning-career-development-mentors-and-guidance-3: become a mentor, trainer, train others, teach
learning-career-development-mentors-and-guidance-4: language course, English class, literacy, dyslexia, reading help, numeracy
performance-management-goals-1: goal setting, objectives, okr, kpi, targets, annual goals
performance-management-goals-2: change goals, adjust targets, new priorities, mid year
performance-management-goals-3: team goals, alignment, objectives, kpi, okr
performance-management-goals-4: sick, long illness, reduced hours, part time, targets
performance-management-reviews-1: performance review, appraisal, annual review, review meeting, evaluation, prepare
performance-management-reviews-2: 360 feedback, peer feedback, reviewers, appraisal, opinions
performance-management-reviews-3: unfair rating, bad review, appeal, dispute, disagree with my review, appraisal
performance-management-reviews-4: privacy, data protection, who sees, review records, retention, confidential
performance-management-everyday-feedback-1: ask for feedback, regular feedback, how am I doing
performance-management-everyday-feedback-2: feedback training, give feedback, feedback rules
performance-management-everyday-feedback-3: customer complaint, compliment, customer feedback, praise
performance-management-everyday-feedback-4: monitoring, surveillance, tracking, recorded calls, privacy, gdpr, spying
performance-management-support-and-formal-steps-1: underperforming, low performance, improvement plan, pip, struggling
performance-management-support-and-formal-steps-2: disciplinary procedure, formal procedure, warning, process, steps, investigation
performance-management-support-and-formal-steps-3: witness, union, companion, accompany, disciplinary hearing
performance-management-support-and-formal-steps-4: written warning, appeal, personnel file, disciplinary
recruitment-on-boarding-hiring-1: hiring, recruit, vacancy, job ad, fill a position, headcount, new hire
recruitment-on-boarding-hiring-2: referral, recommend a friend, refer, referral bonus, relative
recruitment-on-boarding-hiring-3: job interview, interviewer, hiring panel, selection, bias
recruitment-on-boarding-hiring-4: applicants, candidates, rejection, applicant data, gdpr, data protection
recruitment-on-boarding-the-first-day-1: first day, arrival, start, where to go, onboarding, new job
recruitment-on-boarding-the-first-day-2: badge, contract, keys, login, account, access card, new hire, onboarding
recruitment-on-boarding-the-first-day-3: fire exit, emergency exit, safety briefing, evacuation
recruitment-on-boarding-the-first-day-4: documents, papers, tax, social security, before start, forms
recruitment-on-boarding-the-first-months-1: probation, trial period, probationary period, pass probation
recruitment-on-boarding-the-first-months-2: buddy, contact person, onboarding, questions, new here
recruitment-on-boarding-the-first-months-3: onboarding plan, induction, first weeks, first 90 days, introduction
recruitment-on-boarding-the-first-months-4: wrong job, not as promised, disappointed, different job, expectations
recruitment-on-boarding-temps-trainees-and-returners-1: agency worker, temp, contractor, freelancer, access
recruitment-on-boarding-temps-trainees-and-returners-2: intern, internship, apprentice, trainee, permanent contract, temp to perm
recruitment-on-boarding-temps-trainees-and-returners-3: return to work, back from parental leave, comeback, reintegration, maternity, long illness
recruitment-on-boarding-temps-trainees-and-returners-4: train a newcomer, buddy, training time, mentor, trainer
retention-life-changes-1: part time, reduce hours, flexible hours, change hours, four day week, job share
retention-life-changes-2: parental leave, maternity leave, paternity leave, pregnant, pregnancy, baby, adoption, carer, care leave, family leave
retention-life-changes-3: sabbatical, unpaid leave, long leave, time out, career break
retention-life-changes-4: bereavement, death, funeral, compassionate leave, mourning, grief, family death
retention-staying-on-1: quit, resign, thinking of leaving, unhappy, stay interview, leave
retention-staying-on-2: fixed term, temporary contract, contract extension, renewal, limited contract
retention-staying-on-3: transfer, relocate, move, change shift, another location
retention-staying-on-4: layoff, redundancy, reorganization, restructuring, job cut, dismissal, change
retention-settling-conflicts-1: mediation, mediator, conflict with a coworker, dispute, quarrel
retention-settling-conflicts-2: grievance, formal complaint, complain, report
retention-settling-conflicts-3: whistleblowing, whistleblower, retaliation, protection, report wrongdoing, misconduct, fraud
retention-settling-conflicts-4: separate, complaint, harassment, apart, investigation
retention-leaving-1: resign, resignation, quit, notice period, leave the company, termination
retention-leaving-2: unused vacation, overtime payout, pto, last day, remaining leave, final pay
retention-leaving-3: reference letter, testimonial, certificate of employment, recommendation
retention-leaving-4: rehire, come back, alumni, boomerang, return
rewards-pay-1: payday, salary, payslip, pay slip, wages, paycheck, pay stub, money
rewards-pay-2: payslip mistake, payroll, wrong salary, deduction, tax
rewards-pay-3: pay rise, raise, salary increase, pay scale, salary band, pay review, fair pay
rewards-pay-4: night bonus, sunday pay, holiday pay, allowance, on call, standby, shift allowance, premium
rewards-time-off-1: vacation days, annual leave, pto, book leave, days off, request vacation, leave request
rewards-time-off-2: vacation conflict, same week off, holiday planning, school holidays, vacation days, pto
rewards-time-off-3: sick leave, call in sick, sick note, doctor's note, ill, sickness, flu
rewards-time-off-4: carry over vacation, lost vacation, sick on holiday, remaining days, pto, annual leave
rewards-benefits-and-expenses-1: benefits, perks, discount, part time benefits
rewards-benefits-and-expenses-2: travel expenses, reimbursement, business trip, mileage, expense report, receipts
rewards-benefits-and-expenses-3: pension, retirement, insurance, 401k, provident fund
rewards-benefits-and-expenses-4: commuting, childcare, kindergarten, canteen, meal voucher, job ticket, parking, bike
rewards-recognition-1: bonus, variable pay, incentive, commission, profit share
rewards-recognition-2: award, employee of the month, nominate, recognition, thank you, praise
rewards-recognition-3: anniversary, jubilee, birthday, retirement party, baby gift, celebration
rewards-recognition-4: tips, gratuity, tip jar, service charge
team-management-shifts-and-cover-1: who is in, duty roster, absence calendar, schedule, who is working
team-management-shifts-and-cover-2: swap shifts, trade shift, shift exchange, change shift
team-management-shifts-and-cover-3: holiday cover, handover, substitute, vacation replacement, stand in, out of office
team-management-shifts-and-cover-4: understaffed, short staffed, staff shortage, nobody came, emergency staffing
team-management-meetings-and-rules-of-the-team-1: team meeting, mandatory, attendance, paid, day off
team-management-meetings-and-rules-of-the-team-2: minutes, meeting notes, missed meeting, protocol, decisions
team-management-meetings-and-rules-of-the-team-3: team rules, ground rules, working agreement, norms
team-management-meetings-and-rules-of-the-team-4: team event, team building, outing, christmas party, team budget, offsite, dinner
team-management-safety-1: report accident, near miss, hazard, injury, incident, work accident
team-management-safety-2: unsafe, stop work, danger, refuse, safety
team-management-safety-3: threat, aggressive customer, violence, attack, security, abusive customer
team-management-safety-4: fire, evacuation, power cut, emergency, assembly point, alarm
team-management-records-and-privacy-1: personnel file, hr file, my data, gdpr, privacy, access my data
team-management-records-and-privacy-2: change address, bank account, new address, moving, marriage, personal details
team-management-records-and-privacy-3: sick colleague, privacy, confidential, illness, disclose
team-management-records-and-privacy-4: data protection, gdpr, shred, retention, delete data, privacy, personal data
`
