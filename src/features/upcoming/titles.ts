import { paths } from '../../config/paths.ts';

/** Pages of the site that are announced but not open yet: pattern, title, and whether they are for members only. */
export const upcomingPages: readonly { path: string; title: string; forMembers?: boolean }[] = [
  { path: paths.event, title: 'Event' },
  { path: paths.program, title: 'Special program' },
  { path: paths.certification, title: 'Certification training' },
  { path: paths.about, title: 'About us' },
  { path: paths.training, title: 'Corporate Training' },
  { path: paths.contact, title: 'Contact' },
  { path: paths.profileVideo, title: 'Video' },
  { path: paths.video, title: 'Video' },
  { path: paths.volunteering, title: 'Volunteering' },
  { path: paths.nonProfit, title: 'Non-Profits and NGOs' },
  { path: paths.academicRelations, title: 'Academic Relations' },
  { path: paths.membership, title: 'Membership' },
  { path: paths.applyJob, title: 'Apply to a job', forMembers: true },
  { path: paths.postJob, title: 'Post a job', forMembers: true },
  { path: paths.editJob, title: 'Edit a job', forMembers: true },
  { path: paths.applicants, title: 'Applicants', forMembers: true },
  { path: paths.dashboardVideos, title: 'My Videos', forMembers: true },
  { path: paths.dashboardBlogs, title: 'Blogs', forMembers: true },
  { path: paths.dashboardJobs, title: 'My Jobs', forMembers: true },
];
