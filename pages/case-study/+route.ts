export default '/case-studies/@caseStudy';
