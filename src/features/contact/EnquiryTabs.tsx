import { Box, Container, Skeleton, Stack } from '@mui/material';
import { styled, type CSSObject } from '@mui/material/styles';
import { Suspense, useState, type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSearchParams, useLocation } from 'react-router';
import { ENQUIRY_FORMS, type EnquiryForm as Form, isEnquiryForm } from '../../../shared/enquiry.ts';
import { useListCertificationsQuery } from '../../api/endpoints/certifications.ts';
import type { ContactPage } from '../../api/endpoints/content.ts';
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx';
import { subjectOptions } from '../../enquiry/EnquiryFields.tsx';
import { tone, up } from '../../theme/tokens.ts';
import { TypedDraftsContext } from '../../ui/form/useDraft.ts';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import { EnquirySection } from './EnquirySection.tsx';

/**
 * Returns the form that the URL's hash names (CONT-01). An unknown hash changes nothing. When the hash is removed, returns `general`.
 * @returns null on the server and until a hash names a form; until then the styles of EnquiryTabs.tsx choose the form by `:target`
 */
function useChosenForm(): Form | null {
  const { hash } = useLocation();
  const [chosenForm, setChosenForm] = useState<Form | null>(null);
  const hasRun = useRef(false);
  // Layout effect, so that the wrong form never flashes.
  useLayoutEffect(() => {
    const name = hash.slice(1).toLowerCase();
    if (isEnquiryForm(name)) setChosenForm(name);
    // At the first run the state is not set, because another render would end incremental hydration.
    else if (hash === '' && hasRun.current) setChosenForm('general');
    hasRun.current = true;
  }, [hash]);
  return chosenForm;
}

/** Number of rows of each form's own fields, in wide and narrow windows. A fraction stands for a lower row. */
const ROW_COUNTS: Readonly<Record<Form, { wide: number; narrow: number }>> = {
  general: { wide: 2, narrow: 3 },
  corporate: { wide: 4.5, narrow: 8.6 },
  individual: { wide: 4.5, narrow: 8.6 },
  csr: { wide: 2, narrow: 4 },
};

/** Pixels. The ending consists of message, consent and button. */
const ROW_HEIGHT = 104;
const ENDING_HEIGHT = { wide: 410, narrow: 480 };

/** Placeholder for a form until hydration. It is as high as the form. */
function FormSkeleton({ form }: { form: Form }): React.JSX.Element {
  const { wide, narrow } = ROW_COUNTS[form];
  return (
    <Stack
      aria-hidden="true"
      sx={{
        gap: 3,
        height: { xs: narrow * ROW_HEIGHT + ENDING_HEIGHT.narrow, sm: wide * ROW_HEIGHT + ENDING_HEIGHT.wide },
        overflow: 'hidden',
      }}
    >
      {Array.from({ length: Math.round(wide) }, (_, row) => (
        <Stack key={row} direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5 }}>
          <Skeleton height={80} width="100%" />
          <Skeleton height={80} width="100%" />
        </Stack>
      ))}
      <Skeleton height={200} width="100%" />
      <Skeleton height={52} width={168} />
    </Stack>
  );
}

const hidden: CSSObject = { display: 'none' };

/** Highlights the tab of the `:target` without scripts. */
const highlightTargetTab = (form: Form): CSSObject => ({
  [`&:not([data-chosen]):has(#${form}:target) a.MuiTab-root`]: {
    [`&:not([href="#${form}"])`]: { boxShadow: 'none', color: tone.inkSoft },
    [`&[href="#${form}"]`]: { boxShadow: `inset 0 -3px 0 ${tone.accent}`, color: tone.ink },
  },
});

/** Shows the chosen form only. Until a form is chosen by a script, shows the one in the URL's hash, or else the first. */
const Root = styled('div')({
  // Scroll margins keep the tabs visible and prevent a jump.
  '& section': { scrollMarginTop: 104, [up.md]: { scrollMarginTop: 300 } },
  '&[data-chosen] section:not([data-shown])': hidden,
  '&:not([data-chosen]):has(section:target) section:not(:target)': hidden,
  '&:not([data-chosen]):not(:has(section:target)) section:not(:first-of-type)': hidden,
  ...Object.assign({}, ...ENQUIRY_FORMS.map(highlightTargetTab)),
});

interface Props {
  content: ContactPage;
  sidebar: ReactNode;
  /** layout of the forms and the sidebar */
  frame: ComponentType<{ children: ReactNode }>;
}

/** Enquiry forms as tabs with their reply times (CONT-01, CONT-02). Suspense boundaries allow incremental hydration. */
export function EnquiryTabs({ content, sidebar, frame: Frame }: Props): React.JSX.Element {
  const chosenForm = useChosenForm();
  const [typedDrafts] = useState(() => new Set<string>());
  const [search] = useSearchParams();
  const shown = chosenForm ?? 'general';
  const requestedCourse = search.get('course');
  // Only the name of a course that the chapter offers is accepted, so that a link cannot put other text into the form.
  const certification = useListCertificationsQuery().data?.find(({ name }) => name === requestedCourse)?.name;
  const trainings = certification === undefined ? content.trainings : [certification, ...content.trainings];
  const knownCourse = subjectOptions(trainings).find(({ value }) => value === requestedCourse)?.value;

  const courseOf = (form: Form): string | undefined => (form === 'corporate' || form === 'individual' ? knownCourse : undefined);
  const renderForm = (form: Form): React.JSX.Element => {
    const { title, who, soon } = content[form];
    const confirmation = `${who} answers within ${soon}.`;
    return <EnquiryForm form={form} label={title} subjects={trainings} subject={courseOf(form)} confirmation={confirmation} />;
  };

  return (
    <Root {...(chosenForm === null ? {} : { 'data-chosen': chosenForm })}>
      <Container sx={{ mb: { xs: 3, md: 5 } }}>
        <Suspense>
          <LinkTabs
            label="What it is about"
            tabs={ENQUIRY_FORMS.map((form) => ({
              href: `#${form}`,
              label: content[form].title,
              note: `Answered within ${content[form].soon}`,
            }))}
            current={`#${shown}`}
          />
        </Suspense>
      </Container>
      <Frame>
        <Box sx={{ minWidth: 0 }}>
          {ENQUIRY_FORMS.map((form) => (
            <Suspense key={form}>
              <EnquirySection
                form={form}
                content={content[form]}
                isShown={form === shown}
                isSent={search.get('sent') === form}
                course={courseOf(form)}
              >
                {form === shown ? (
                  <TypedDraftsContext value={typedDrafts}>
                    <Suspense>{renderForm(form)}</Suspense>
                  </TypedDraftsContext>
                ) : (
                  <>
                    <div data-needs-scripts="">
                      <FormSkeleton form={form} />
                    </div>
                    <noscript>{renderForm(form)}</noscript>
                  </>
                )}
              </EnquirySection>
            </Suspense>
          ))}
        </Box>
        <Suspense>{sidebar}</Suspense>
      </Frame>
    </Root>
  );
}
