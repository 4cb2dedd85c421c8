import { Box, Button, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { TrainingPage } from '../../api/endpoints/content.ts';
import { enquiryPath } from '../../config/paths.ts';
import { tone, up } from '../../theme/tokens.ts';
import { KolamMark } from '../../ui/KolamMark.tsx';
import { Section } from '../../ui/page/Section.tsx';

const FACTS = ['audience', 'length', 'format', 'outcome'] as const;

/** Cards with aligned rows: icon and title, text, four facts, link. */
const CourseGrid = styled(Box)({
  display: 'grid',
  gap: '0 16px',
  '& > *': { marginBottom: 24 },
  [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [up.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const CourseCardFrame = styled(Paper)({
  display: 'grid',
  gridRow: 'span 8',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gap: 0,
  padding: 'clamp(20px, 1.8vw, 28px)',
  '& > h3': { marginBlock: '20px 8px' },
  '& > .enquire': { alignSelf: 'end', justifySelf: 'start', marginTop: 20 },
}) as typeof Paper;

const CourseFacts = styled('dl')({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  marginTop: 20,
  '& > div': { paddingBlock: 14, borderTop: `1px solid ${tone.line}` },
  '& dt': { color: tone.inkSoft },
});

type Courses = TrainingPage['courses'];

function CourseCard({ course, labels, action }: Pick<Courses, 'labels' | 'action'> & { course: Courses['list'][number] }) {
  return (
    <CourseCardFrame component="article">
      <KolamMark seed={course.title} />
      <Typography variant="h3">{course.title}</Typography>
      <Typography color="textSecondary">{course.text}</Typography>
      <CourseFacts>
        {FACTS.map((fact) => (
          <div key={fact}>
            <Typography component="dt" variant="caption">
              {labels[fact]}
            </Typography>
            <Typography component="dd" variant={fact === 'length' ? 'h5' : 'body2'}>
              {course[fact]}
            </Typography>
          </div>
        ))}
      </CourseFacts>
      <Button className="enquire" href={enquiryPath('corporate', course.title)}>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {action}
          <Typography variant="srOnly"> ({course.title})</Typography>
        </Box>
      </Button>
    </CourseCardFrame>
  );
}

/** Four courses as cards, each with a link to the enquiry form (CORP-01). */
export function Courses({ title, intro, action, labels, list }: Courses): React.JSX.Element {
  return (
    <Section id="courses" title={title} intro={intro}>
      <CourseGrid>
        {list.map((course) => (
          <CourseCard key={course.title} course={course} labels={labels} action={action} />
        ))}
      </CourseGrid>
    </Section>
  );
}
